import type { WireProgram, WireProgramSuite } from "@sdkwright/docs-kit";
import { hasWireTests, wireClient, wirePrograms } from "@sdkwright/docs-kit";
import type { FileWriter, Part, ScaffoldFile } from "@sdkwright/plugin-api";
import { createFile, group, hardline, indent, join, line } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { dialect, stringLiteral } from "../dialect.js";
import { emitClass, emitMember } from "../emit/declare.js";
import { assignment, call, chain } from "../line-breaks.js";
import { textLiteral } from "../literals.js";
import { wireSupport } from "../runtime.js";
import { callExpression, clientPart } from "../samples/calls.js";
import { readParts } from "../samples/reads.js";

/** A link of a test, `.query("limit", "10")`: nothing where there are no values for it. */
function link(name: string, values: readonly string[] | undefined, first: readonly string[] = []): Part[] {
  return values === undefined ? [] : [call(name, [...first, ...values].map(textLiteral))];
}

function requestLinks({ test: { request, method } }: WireProgram): Part[] {
  const { query, headers, cookies, body = {} } = request;
  const { type = "", json, text, form, multipart } = body;
  return [
    ...link("query", query?.flat()),
    ...link("headers", headers?.flat()),
    ...link("cookies", cookies?.flat()),
    ...link("rpc", method === undefined ? undefined : [method]),
    ...link("json", json === undefined ? undefined : [type, json]),
    ...link("text", text === undefined ? undefined : [type, text]),
    ...link("form", form?.flat(), [type]),
    ...link("multipart", multipart?.flat(), [type]),
  ];
}

/** How a call is checked: the method that does it, and links that follow the call. */
interface Check {
  readonly name: string;
  readonly rest: readonly string[];
  /** Arguments of the method after the call. */
  readonly more: readonly Part[];
}

function checkOf({ test: { result }, reads }: WireProgram): Check {
  const check = (name: string, ...rest: string[]): Check => ({ name, rest, more: [] });
  switch (result.kind) {
    case "json":
    case "text":
      return check("check");
    case "page":
      if (reads?.from.kind !== "items") return check("check", "firstPage()", "body()");
      return { name: "checkPage", rest: [], more: ["list -> list.firstPage().body()", String(reads.from.count)] };
    case "events":
    case "lines":
      return check("checkEvents");
    case "file":
      return result.buffered ? check("checkContent") : check("checkContent", "bytes()");
    case "none":
      return check("checkNothing");
    default:
      return result satisfies never;
  }
}

function replyLinks({ reply, result, method }: WireProgram["test"]): Part[] {
  const { status, type = "", body } = reply;
  // Callers get text as it is, which is JSON only between quotes.
  const isReturned = "value" in result && (!result.asSent || result.kind === "text" || method !== undefined);
  return [
    call("replies", [String(status), stringLiteral(type), textLiteral(body)]),
    ...link("returns", isReturned ? [result.expected] : undefined),
  ];
}

function emitTest(program: WireProgram, file: FileWriter, context: Context): void {
  const { test, call: sample, reads } = program;
  const { method, path } = test.request;
  const { name: check, rest, more } = checkOf(program);
  const lambda: Part = ["client ->", indent(indent(line, callExpression(context, sample, { rest })))];
  // Beside other arguments, a lambda breaks for itself.
  const called = more.length > 0 ? group(lambda) : lambda;
  const links = [...requestLinks(program), ...replyLinks(test), call(check, [called, ...more])];
  const expression = chain(call("Wire.expect", [method, path].map(stringLiteral)), links);
  const variable = reads?.from.kind === "items" ? "items" : "result";
  const body = reads
    ? join(hardline, [assignment(`var ${variable}`, expression), ...readParts(context, reads, variable)])
    : [expression, ";"];
  emitMember(file, { annotation: "@WireTest", type: "void", name: context.names.method(sample.method), body });
}

/** A class of the tests, which are in a package of their own, as the SDK's users are. */
function testClass(context: Context, name: string, doc: string, body: (file: FileWriter) => void): ScaffoldFile {
  const path = `${folderOf(context)}${name}.java`;
  const file = createFile(path, dialect);
  const annotation = '@SuppressWarnings("deprecation") // Deprecated methods and properties are tested too.';
  emitClass(file, { name, doc, annotation, kind: "final class" }, () => body(file));
  return { path, content: file.finish().content, kind: "generated" };
}

const folderOf = ({ packages: { root } }: Context): string => `src/test/java/${root.replaceAll(".", "/")}/wire/`;

function suiteFile(context: Context, { resource, programs }: WireProgramSuite): ScaffoldFile {
  const client = context.names.client(resource.id);
  const doc = `Calls the methods of ${client} against a server.`;
  return testClass(context, `${client}Test`, doc, (file) => {
    for (const program of programs) emitTest(program, file, context);
  });
}

/** The client of all tests: with every credential, and what no client can do without. */
function clientFile(context: Context): ScaffoldFile {
  const { names, api, packages, symbol } = context;
  const { limits, credentials, variables, headers } = wireClient(context);
  const client = symbol(packages.root, names.client(api.root));
  const made = clientPart(context, [...limits, ...credentials, ...variables, ...headers], ["baseUrl(url)"]);
  return testClass(context, "Wire", "Makes the clients of the tests.", (file) => {
    file.line("private Wire() {}");
    const expected = { type: ["static WireCase<", client, ">"], parameters: ["String method", "String path"] };
    emitMember(file, { ...expected, name: "expect", body: "return new WireCase<>(Wire::create, method, path);" });
    const body: Part = ["return ", made, ";"];
    emitMember(file, { type: ["private static ", client], name: "create", parameters: ["String url"], body });
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
