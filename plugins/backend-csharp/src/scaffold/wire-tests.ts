import type { WireProgram, WireProgramSuite } from "@sdkwright/docs-kit";
import { hasWireTests, wireClient, wirePrograms } from "@sdkwright/docs-kit";
import type { FileWriter, Part, ScaffoldFile } from "@sdkwright/plugin-api";
import { createFile, indent } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { dialectOf, stringLiteral } from "../dialect.js";
import { emitBlock, emitType } from "../emit/declare.js";
import { arrow, call, callWith, chain, lambda } from "../line-breaks.js";
import { wireSupport } from "../runtime.js";
import { callExpression, clientPart } from "../samples/calls.js";
import { readParts } from "../samples/reads.js";

/** A link of a test, `.Query("limit", "10")`: nothing where there are no values for it. */
function link(name: string, values: readonly string[] | undefined, first: readonly string[] = []): Part[] {
  return values === undefined ? [] : [call(name, [...first, ...values].map(stringLiteral))];
}

function requestLinks({ test: { request, method } }: WireProgram): Part[] {
  const { query, headers, cookies, body = {} } = request;
  const { type = "", json, text, form, multipart } = body;
  return [
    ...link("Query", query?.flat()),
    ...link("Headers", headers?.flat()),
    ...link("Cookies", cookies?.flat()),
    ...link("Rpc", method === undefined ? undefined : [method]),
    ...link("Json", json === undefined ? undefined : [type, json]),
    ...link("Text", text === undefined ? undefined : [type, text]),
    ...link("Form", form?.flat(), [type]),
    ...link("Multipart", multipart?.flat(), [type]),
  ];
}

function replyLinks({ reply, result, method }: WireProgram["test"]): Part[] {
  const { status, type = "", body } = reply;
  // Callers get text as it is, which is JSON only between quotes.
  const isReturned = "value" in result && (!result.asSent || result.kind === "text" || method !== undefined);
  return [
    call("Replies", [String(status), stringLiteral(type), stringLiteral(body)]),
    ...link("Returns", isReturned ? [result.expected] : undefined),
  ];
}

/** The method that makes and checks a call, and its arguments behind the call. */
function checkOf({ test: { result }, reads }: WireProgram): readonly [name: string, ...more: string[]] {
  switch (result.kind) {
    case "json":
    case "text":
      return ["CheckAsync"];
    case "page":
      return ["CheckPageAsync", String(reads?.from.kind === "items" ? reads.from.count : 0)];
    case "events":
    case "lines":
      return ["CheckEventsAsync"];
    case "file":
      return [result.buffered ? "CheckBytesAsync" : "CheckContentAsync"];
    case "none":
      return ["CheckNothingAsync"];
    default:
      return result satisfies never;
  }
}

function emitTest(program: WireProgram, file: FileWriter, context: Context): void {
  const { test, call: sample, reads } = program;
  const { method, path } = test.request;
  const [check, ...more] = checkOf(program);
  const expression = callExpression(context, sample);
  const checked =
    more.length === 0 ? callWith(check, "client", expression) : call(check, [lambda("client", expression), ...more]);
  const links = [...requestLinks(program), ...replyLinks(test), checked];
  const expected = indent(call("Wire.Expect", [method, path].map(stringLiteral)));
  const awaited: Part = ["await ", chain(expected, links)];
  const variable = reads?.from.kind === "items" ? "items" : "result";
  file.blank();
  file.line("[", context.symbol("Xunit", "Fact"), "]");
  const head: Part = [
    "public async ",
    context.symbol("System.Threading.Tasks", "Task"),
    ` ${testName(program, context)}()`,
  ];
  emitBlock(file, head, () => {
    file.line(reads ? `var ${variable} = ` : "", awaited, ";");
    for (const part of reads ? readParts(context, reads, variable) : []) file.line(part);
  });
}

const testName = ({ call: { method } }: WireProgram, { names }: Context): string => `${names.method(method)}Async`;

/** A class of the tests, which are in a namespace of their own, as the SDK's users are. */
function testClass(
  context: Context,
  name: string,
  kind: string,
  doc: string,
  body: (file: FileWriter) => void,
): ScaffoldFile {
  const { namespace, client } = context;
  const path = `${folderOf(context)}${name}.cs`;
  const file = createFile(path, dialectOf(namespace, `${namespace}.Tests`, client));
  emitType(file, { name, doc, kind }, () => body(file));
  return { path, content: file.finish().content, kind: "generated" };
}

const folderOf = ({ namespace }: Context): string => `tests/${namespace}.Tests/`;

function suiteFile(context: Context, { resource, programs }: WireProgramSuite): ScaffoldFile {
  const client = context.names.client(resource.id);
  const doc = `Calls the methods of ${client} against a server.`;
  return testClass(context, `${client}Tests`, "public sealed class", doc, (file) => {
    for (const program of programs) emitTest(program, file, context);
  });
}

/** The client of all tests: with every credential, and what no client can do without. */
function clientFile(context: Context): ScaffoldFile {
  const { names, api, declared } = context;
  const { limits, credentials, variables, headers } = wireClient(context);
  const client = declared(names.client(api.root));
  const made = clientPart(context, [...limits, ...credentials, ...variables, ...headers], [["BaseUrl", "url"]]);
  return testClass(context, "Wire", "internal static class", "Makes the clients of the tests.", (file) => {
    const expected = call(["internal static WireCase<", client, "> Expect"], ["string method", "string path"]);
    file.line(arrow(expected, "new(Create, method, path)"));
    file.blank();
    file.line(arrow(["private static ", client, " Create(string url)"], made));
  });
}

/** Requests that the runtime refuses to send. */
const REFUSED = ["null-body", "missing-body", "scalar-form"] as const;

/** Tests that call each method against a local server: a class for each resource, their client, and what they share. */
export function wireTestFiles(context: Context): ScaffoldFile[] {
  if (!hasWireTests(context)) return [];
  const files = wirePrograms(context, REFUSED).map((suite) => suiteFile(context, suite));
  return files.length > 0 ? [...wireSupport(context, folderOf(context)), clientFile(context), ...files] : [];
}
