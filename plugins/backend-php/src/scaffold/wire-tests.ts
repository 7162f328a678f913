import type { WireProgram, WireProgramSuite } from "@sdkwright/docs-kit";
import { hasWireTests, wireClient, wirePrograms } from "@sdkwright/docs-kit";
import type { FileWriter, Part, ScaffoldFile, Sym, Type } from "@sdkwright/plugin-api";
import { createFile, hardline, indent, join, methodOf } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { dialectOf, TESTS } from "../dialect.js";
import { emitClass, emitMethod } from "../emit/declare.js";
import { call, stringLiteral } from "../literals.js";
import { wireSupport } from "../runtime.js";
import { callExpression, clientPart } from "../samples/calls.js";
import { readParts } from "../samples/reads.js";
import { jsonOf } from "../types.js";

const FOLDER = `${TESTS}Wire/`;

/** A class of the tests, which are in a namespace of their own, as the SDK's users are. */
const shared = (name: string): Sym => ({ part: "sym", name, module: `${FOLDER}${name}.php` });

const TEST_CASE: Sym = { part: "sym", name: "TestCase", module: "PHPUnit\\Framework", external: true };

/** A link of a test, `->query('limit', '10')`: nothing where there are no values for it. */
function link(name: string, values: readonly string[] | undefined, first: readonly string[] = []): Part[] {
  return values === undefined ? [] : [call(`->${name}`, [...first, ...values].map(stringLiteral))];
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
  const content = [type, body].map(stringLiteral);
  return [
    call("->replies", [String(status), ...(type === "" && body === "" ? [] : content)]),
    ...link("returns", isReturned ? [result.expected] : undefined),
  ];
}

/** Bytes are texts to programs, so that nothing but their type says how JSON has them. */
function typeParts(context: Context, type: Type): Part[] {
  const json = jsonOf(context, type);
  return JSON.stringify(json).includes("'bytes'") ? [json] : [];
}

/** The method that makes and checks a call, what stands behind the call, and arguments behind that. */
function checkOf(context: Context, { test: { result }, call: { method } }: WireProgram) {
  const given = methodOf(context.sdk, method).result;
  const plain = (name: string, reading = "", more: readonly Part[] = []) => ({ name, reading, more });
  switch (result.kind) {
    case "json":
      return plain("check", "", given.kind === "value" ? typeParts(context, given.type) : []);
    case "text":
      return plain("check");
    case "page":
      return plain("checkPage", "->firstPage()");
    case "events":
    case "lines":
      return plain("checkEvents", "", given.kind === "stream" ? typeParts(context, given.item) : []);
    case "file":
      return plain("checkFile", result.buffered ? "" : "->contents()");
    case "none":
      return plain("checkNothing");
    default:
      return result satisfies never;
  }
}

/** The variable of what a test reads, and how its values are reached. */
function variableOf({ test: { result }, reads }: WireProgram): readonly [name: string, value: string] | null {
  if (reads === null) return null;
  if (result.kind === "page") return ["page", "page->items"];
  return reads.from.kind === "items" ? ["events", "events"] : ["result", "result"];
}

const testName = ({ call: { method } }: WireProgram, { names }: Context): string => {
  const name = names.method(method);
  return `test${name.charAt(0).toUpperCase()}${name.slice(1)}`;
};

function emitTest(program: WireProgram, file: FileWriter, context: Context): void {
  const { test, call: sample, reads } = program;
  const { name, reading, more } = checkOf(context, program);
  const made: Part = [
    "static fn(",
    context.declared(context.client),
    " $client) => ",
    callExpression(context, sample),
    reading,
  ];
  const expected = call([shared("Wire"), "::expect"], [test.request.method, test.request.path].map(stringLiteral));
  const checked: Part = more.length === 0 ? [`->${name}(`, made, ")"] : call(`->${name}`, [made, ...more]);
  const links = [...requestLinks(program), ...replyLinks(test), checked];
  const variable = variableOf(program);
  const chain: Part = [expected, indent(hardline, join(hardline, links)), ";"];
  emitMethod(file, {
    name: testName(program, context),
    type: "void",
    body: [
      variable ? [`$${variable[0]} = `, chain] : chain,
      ...(reads && variable ? readParts(context, reads, variable[1]) : []),
    ],
  });
}

/** A class of the tests in a file of its own. */
function testClass(
  { namespace }: Context,
  name: string,
  doc: string,
  base: Part | undefined,
  body: (file: FileWriter) => void,
): ScaffoldFile {
  const path = `${FOLDER}${name}.php`;
  const file = createFile(path, dialectOf(namespace));
  emitClass(file, { name, doc, ...(base !== undefined && { base }) }, () => body(file));
  return { path, content: file.finish().content, kind: "generated" };
}

function suiteFile(context: Context, { resource, programs }: WireProgramSuite): ScaffoldFile {
  const client = context.names.client(resource.id);
  const doc = `Calls the methods of \`${client}\` against a server on this machine.`;
  return testClass(context, `${client}Test`, doc, TEST_CASE, (file) => {
    for (const program of programs) emitTest(program, file, context);
  });
}

/** The client of all tests: with every credential, and what no client can do without. */
function clientFile(context: Context): ScaffoldFile {
  const { limits, credentials, variables, headers } = wireClient(context);
  const client = context.declared(context.client);
  const settings = [...limits, ...credentials, ...variables, ...headers];
  const made: Part = ["return ", clientPart(context, settings, [["baseUrl", "$url"]]), ";"];
  return testClass(context, "Wire", "Makes the clients of the tests.", undefined, (file) => {
    emitMethod(file, {
      doc: { text: [], tags: [{ tag: "return", name: `WireCase<${context.client}>`, text: "" }] },
      modifiers: "public static",
      name: "expect",
      parameters: ["method", "path"].map((name) => ({ name, type: "string", text: "" })),
      type: shared("WireCase"),
      body: [["return ", call(["new ", shared("WireCase")], ["self::create(...)", "$method", "$path"]), ";"]],
    });
    emitMethod(file, {
      modifiers: "private static",
      name: "create",
      parameters: [{ name: "url", type: "string", text: "" }],
      type: client,
      body: [made],
    });
  });
}

/** Requests that the runtime refuses to send. */
const REFUSED = ["null-body", "missing-body", "scalar-form"] as const;

/** Tests that call each method against a local server: a class for each resource, their client, and what they share. */
export function wireTestFiles(context: Context): ScaffoldFile[] {
  if (!hasWireTests(context)) return [];
  const files = wirePrograms(context, REFUSED).map((suite) => suiteFile(context, suite));
  return files.length > 0 ? [...wireSupport(context, FOLDER), clientFile(context), ...files] : [];
}
