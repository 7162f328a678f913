import type { WireProgram, WireProgramSuite } from "@sdkwright/docs-kit";
import { hasWireTests, wireClient, wirePrograms } from "@sdkwright/docs-kit";
import type { DocComment, FileWriter, Part, ScaffoldFile } from "@sdkwright/plugin-api";
import { createFile, flatWidth, hardline, indent, methodOf } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { dialectWith, WIDTH } from "../dialect.js";
import { emitBlock, emitFunction, emitType } from "../emit/declare.js";
import { isOptional } from "../emit/method.js";
import { call, chain, chainBehind } from "../line-breaks.js";
import { stringLiteral } from "../literals.js";
import { identifier } from "../names.js";
import { wireSupport } from "../runtime.js";
import { callExpression, clientPart } from "../samples/calls.js";
import { usesDeprecated } from "../samples/deprecated.js";
import { readParts } from "../samples/reads.js";
import { REQUIRE } from "../samples/values.js";

/** A link of a test, `.query("limit", "10")`: nothing where there are no values for it. */
function link(name: string, values: readonly string[] | undefined, first: readonly string[] = []): Part[] {
  return values === undefined ? [] : [call(`.${name}`, [...first, ...values].map(stringLiteral))];
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

function replyLinks({ reply, result, method }: WireProgram["test"]): Part[] {
  const { status, type = "", body } = reply;
  // Callers get text as it is, which is JSON only between quotes.
  const isReturned = "value" in result && (!result.asSent || result.kind === "text" || method !== undefined);
  return [
    call(".replies", [String(status), stringLiteral(type), stringLiteral(body)]),
    ...link("returns", isReturned ? [result.expected] : undefined),
  ];
}

/** The function that makes and checks a call, with what it takes before the call. */
function checkOf({ test: { result }, call: sample, reads }: WireProgram, context: Context): string {
  switch (result.kind) {
    case "json":
    case "text":
      return isOptional(context, methodOf(context.sdk, sample.method).result) ? "checkOptional" : "check";
    case "page":
      return `checkPage(${reads?.from.kind === "items" ? reads.from.count : 0})`;
    case "events":
    case "lines":
      return "checkEvents";
    case "file":
      return result.buffered ? "checkBytes" : "checkContent";
    case "none":
      return "checkNothing";
    default:
      return result satisfies never;
  }
}

/** Levels of indentation around the statements of a test. */
const DEPTH = 2;

function emitTest(program: WireProgram, file: FileWriter, context: Context): void {
  const { test, call: sample, reads } = program;
  const { method, path } = test.request;
  const check = checkOf(program, context);
  const variable = reads?.from.kind === "items" ? "items" : "result";
  const before = `${reads ? `let ${variable} = ` : isDropped(program) ? "_ = " : ""}try await `;
  const first = call("Wire.expect", [method, path].map(stringLiteral));
  const isWide = flatWidth([before, first]) > WIDTH - 2 * DEPTH;
  const isPaged = test.result.kind === "page";
  const columns = WIDTH - 2 * (isWide ? DEPTH + 1 : DEPTH + 2) - "try await ".length;
  const expression = callExpression(context, sample, { columns });
  const called: Part = [isPaged ? (canEnd(expression) ? "try " : "") : "try await ", expression];
  const checked: Part = [`.${check} { client in`, indent(hardline, called), hardline, "}"];
  const links = [...requestLinks(program), ...replyLinks(test), checked];
  emitFunction(file, {
    ...(usesDeprecated(program, context) && { doc: DEPRECATED }),
    head: `@Test func ${identifier(context.names.method(sample.method))}`,
    behind: " async throws",
    body: [
      [before, isWide ? chainBehind(first, links) : chain(first, links)],
      ...(reads ? readParts(context, reads, variable) : []),
    ],
  });
}

/** Of a test that is deprecated itself, the compiler does not warn that it calls or reads what the API has deprecated. */
const DEPRECATED: DocComment = { text: [], tags: [{ tag: "deprecated", text: "It tests what is deprecated." }] };

/** Whether an expression ends its test where a value is nil. */
const canEnd = (expression: Part): boolean => JSON.stringify(expression).includes(`"${REQUIRE}"`);

/** Whether a check returns what nothing reads. */
const isDropped = ({ test: { result } }: WireProgram): boolean => result.kind === "page" || "value" in result;

/** A file of the tests. */
function testFile(context: Context, name: string, body: (file: FileWriter) => void): ScaffoldFile {
  const path = `${folderOf(context)}${name}.swift`;
  const file = createFile(path, dialectWith(["Foundation", "Testing", context.module]));
  body(file);
  return { path, content: file.finish().content, kind: "generated" };
}

const folderOf = ({ module }: Context): string => `Tests/${module}Tests/`;

function suiteFile(context: Context, { resource, programs }: WireProgramSuite): ScaffoldFile {
  const client = context.names.client(resource.id);
  const name = `${client}Tests`;
  const doc = `Calls the methods of \`${client}\` against a transport that answers them.`;
  return testFile(context, name, (file) => {
    emitType(file, { name, doc, kind: "struct" }, () => {
      for (const program of programs) emitTest(program, file, context);
    });
  });
}

/** The client of all tests: with every credential, and what no client can do without. */
function clientFile(context: Context): ScaffoldFile {
  const { limits, credentials, variables, headers } = wireClient(context);
  const settings = [...limits, ...credentials, ...variables, ...headers];
  const made = clientPart(context, settings, [
    ["baseURL", "url"],
    ["transport", "transport"],
  ]);
  return testFile(context, "Wire", (file) => {
    emitType(file, { name: "Wire", doc: "Makes the clients of the tests.", kind: "enum" }, () => {
      emitBlock(file, `static func expect(_ method: String, _ path: String) -> WireCase<${context.client}>`, [
        "WireCase(method, path, client)",
      ]);
      emitFunction(file, {
        head: "private static func client",
        parameters: ["_ url: String", "_ transport: any HTTPTransport"],
        behind: ` -> ${context.client}`,
        body: [made],
      });
    });
  });
}

/** Requests that the runtime refuses to send. */
const REFUSED = ["null-body", "missing-body", "scalar-form"] as const;

/** Tests that call each method: a suite for each resource, their client, and what they share. */
export function wireTestFiles(sdk: Context): ScaffoldFile[] {
  const context: Context = { ...sdk, inTest: true };
  if (!hasWireTests(context)) return [];
  const files = wirePrograms(context, REFUSED).map((suite) => suiteFile(context, suite));
  return files.length > 0 ? [...wireSupport(context, folderOf(context)), clientFile(context), ...files] : [];
}
