import type { WireProgram, WireProgramSuite } from "@sdkwright/docs-kit";
import { hasWireTests, wireClient, wirePrograms } from "@sdkwright/docs-kit";
import type { FileWriter, Part, ScaffoldFile, Sym, Type } from "@sdkwright/plugin-api";
import {
  breakGroup,
  createFile,
  flatWidth,
  group,
  indent,
  join,
  methodOf,
  resolveType,
  softline,
} from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { dialectOf, TESTS, WIDTH } from "../dialect.js";
import { emitClass, emitMethod } from "../emit/declare.js";
import { stringLiteral } from "../literals.js";
import { wireSupport } from "../runtime.js";
import { callExpression, clientPart } from "../samples/calls.js";
import { array, call } from "../samples/layout.js";
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

/** Bytes are texts to programs, and maps arrays as lists are, so that nothing but their type says how JSON has them. */
function typeParts(context: Context, type: Type): Part[] {
  const json = jsonOf(context, type);
  const isPlain = !/'(?:bytes|map)'/.test(JSON.stringify(json)) && resolveType(context.api, type).kind !== "union";
  return isPlain ? [] : [json];
}

/** How a test calls its method, and reads the result. */
interface Reading {
  /** The variable of the result; null where there is none. */
  readonly variable: string | null;
  /** What is done with it before the check. */
  readonly steps: readonly Part[];
  readonly check: Part;
  /** How the checks of single values reach them. */
  readonly value: string;
}

/** A list, a stream or a file is read first. */
const OPENED: { readonly [K in "page" | "stream" | "file"]: Omit<Reading, "check"> } = {
  page: { variable: "$pager", steps: ["$page = $pager->firstPage();"], value: "$page->items" },
  stream: { variable: "$stream", steps: ["$events = [...$stream];"], value: "$events" },
  file: { variable: "$file", steps: ["$content = $file->contents();"], value: "$content" },
};

function readingOf(context: Context, { test: { result }, call: { method } }: WireProgram): Reading {
  const given = methodOf(context.sdk, method).result;
  const isOpened = given.kind === "page" || given.kind === "stream" || (given.kind === "file" && !given.buffered);
  const plain = { variable: given.kind === "nothing" ? null : "$result", steps: [], value: "$result" };
  const read = isOpened ? OPENED[given.kind] : plain;
  const checked = (name: string, ...args: Part[]): Reading => ({ ...read, check: [call(`$case->${name}`, args), ";"] });
  switch (result.kind) {
    case "none":
      return checked("checkRequest");
    case "file":
      return checked("checkFile", read.value);
    case "page":
      return checked("check", "$page->body()", ...(given.kind === "page" ? typeParts(context, given.page) : []));
    case "events":
    case "lines": {
      const [type] = given.kind === "stream" ? typeParts(context, given.item) : [];
      return checked("check", read.value, ...(type === undefined ? [] : [array(["'list'", type])]));
    }
    case "json":
    case "text":
      return checked("check", read.value, ...(given.kind === "value" ? typeParts(context, given.type) : []));
    default:
      return result satisfies never;
  }
}

const testName = ({ call: { method } }: WireProgram, { names }: Context): string => {
  const name = names.method(method);
  return `test${name.charAt(0).toUpperCase()}${name.slice(1)}`;
};

/** Columns of the indentation of a test. */
const INDENTATION = 8;

/** A chain: each of several links is on a line of its own where one line is too short, for the links or for what they hang on. */
function chained(start: Part, links: readonly Part[]): Part {
  if (links.length < 2) return [start, links];
  const isLong = INDENTATION + flatWidth(start) >= WIDTH;
  return [start, (isLong ? breakGroup : group)(indent(softline, join(softline, links)))];
}

function emitTest(program: WireProgram, file: FileWriter, context: Context): void {
  const { test, call: sample, reads } = program;
  const expected = call([shared("Wire"), "::expect"], [test.request.method, test.request.path].map(stringLiteral));
  const links = [...requestLinks(program), ...replyLinks(test)];
  const { variable, steps, check, value } = readingOf(context, program);
  emitMethod(file, {
    name: testName(program, context),
    type: "void",
    body: [
      [chained(["$case = ", expected], links), ";"],
      "$client = $case->client();",
      [variable === null ? "" : `${variable} = `, callExpression(context, sample), ";"],
      ...steps,
      check,
      ...(reads ? readParts(context, reads, value) : []),
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
