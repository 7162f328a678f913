import type { WireProgram, WireProgramSuite } from "@sdkwright/docs-kit";
import { hasWireTests, wireClient, wirePrograms } from "@sdkwright/docs-kit";
import type { Part, ScaffoldFile, Type } from "@sdkwright/plugin-api";
import { createFile, hardline, indent, join, methodOf, resolveType, resourceStems } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { dialect, TESTS } from "../dialect.js";
import { call, items, stringLiteral } from "../literals.js";
import { wireSupport } from "../runtime.js";
import { callExpression, clientPart } from "../samples/calls.js";
import { readParts } from "../samples/reads.js";
import { nullableJson } from "../types.js";

/** The module of the tests, in which no name of the SDK is taken. */
const moduleOf = ({ module }: Pick<Context, "module">): string => `${module}Tests`;

/** `name: value`: nothing where there is no value. */
const keyword = (name: string, value: Part | undefined): Part[] => (value === undefined ? [] : [[`${name}: `, value]]);

type Pairs = readonly (readonly string[])[];

const pairs = (values: Pairs | undefined): Part | undefined =>
  values && items(values.map((pair) => items(pair.map(stringLiteral))));

/** What the server must get. */
function expectation({ test: { request, method } }: WireProgram): Part {
  const { query, headers, cookies, body = {} } = request;
  const { type = "", json, text, form, multipart } = body;
  const typed = (content: Part | undefined): Part | undefined => content && items([stringLiteral(type), content]);
  const literal = (value: string | undefined): Part | undefined =>
    value === undefined ? undefined : typed(stringLiteral(value));
  return call("expect", [
    ...[request.method, request.path].map(stringLiteral),
    ...keyword("query", pairs(query)),
    ...keyword("headers", pairs(headers)),
    ...keyword("cookies", pairs(cookies)),
    ...keyword("rpc", method === undefined ? undefined : stringLiteral(method)),
    ...keyword("json", literal(json)),
    ...keyword("text", literal(text)),
    ...keyword("form", typed(pairs(form))),
    ...keyword("multipart", typed(pairs(multipart))),
  ]);
}

/** What the server answers. */
function answer({ test: { reply } }: WireProgram): Part {
  const { status, type = "", body } = reply;
  const content = type === "" && body === "" ? [] : [type, body].map(stringLiteral);
  return call("reply", [String(status), ...content]);
}

/** What the caller must get as JSON, where that is not the body of the response. */
function expectedJson({ test: { result, method } }: WireProgram): Part[] {
  // Callers get text as it is, which is JSON only between quotes.
  const isReturned = "value" in result && (!result.asSent || result.kind === "text" || method !== undefined);
  return isReturned ? keyword("json", stringLiteral(result.expected)) : [];
}

/** Bytes are texts to programs, so that nothing but their type says how JSON has them. */
function typeParts(context: Context, type: Type): Part[] {
  const { direct } = nullableJson(context, type);
  const isPlain = !/'bytes'/.test(JSON.stringify(direct)) || resolveType(context.api, type).kind === "union";
  return isPlain ? [] : [direct];
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
  page: { variable: "page", steps: [], value: "page.items" },
  stream: { variable: "stream", steps: ["events = stream.to_a"], value: "events" },
  file: { variable: "file", steps: ["content = file.read"], value: "content" },
};

function readingOf(context: Context, program: WireProgram): Reading {
  const { result } = program.test;
  const given = methodOf(context.sdk, program.call.method).result;
  const isOpened = given.kind === "page" || given.kind === "stream" || (given.kind === "file" && !given.buffered);
  const plain = { variable: given.kind === "nothing" ? null : "result", steps: [], value: "result" };
  const read = isOpened ? OPENED[given.kind] : plain;
  const result_ = (value: string, type: readonly Part[]): Reading => {
    const args = [value, ...expectedJson(program), ...type.flatMap((one) => keyword("type", one))];
    return { ...read, check: call("assert_result", args) };
  };
  switch (result.kind) {
    case "none":
      return { ...read, check: "assert_request" };
    case "file":
      return { ...read, check: call("assert_file", [read.value]) };
    case "page":
      return result_("page.body", given.kind === "page" ? typeParts(context, given.page) : []);
    case "events":
    case "lines": {
      const [type] = given.kind === "stream" ? typeParts(context, given.item) : [];
      return result_(read.value, type === undefined ? [] : [items(["'list'", type])]);
    }
    case "json":
    case "text":
      return result_(read.value, given.kind === "value" ? typeParts(context, given.type) : []);
    default:
      return result satisfies never;
  }
}

/** The method of a test. */
function testPart(program: WireProgram, context: Context): Part {
  const { call: sample, reads } = program;
  const { variable, steps, check, value } = readingOf(context, program);
  const lines = [
    expectation(program),
    answer(program),
    [variable === null ? "" : `${variable} = `, callExpression(context, sample)],
    ...steps,
    check,
    ...(reads ? readParts(context, reads, value) : []),
  ];
  const name = `test_${context.names.method(sample.method)}`;
  return [`def ${name}`, indent(hardline, join(hardline, lines)), hardline, "end"];
}

/** A file with a class of tests. */
function suiteFile(context: Context, stem: string, { resource, programs }: WireProgramSuite): ScaffoldFile {
  const path = `${TESTS}wire/${stem}_test.rb`;
  const client = resource.id === context.api.root ? context.client : context.names.client(resource.id);
  const file = createFile(path, dialect);
  const tests = programs.map((program) => testPart(program, context));
  file.line("require_relative '../test_helper'");
  file.blank();
  file.line([
    `module ${moduleOf(context)}`,
    indent(
      hardline,
      `# Calls the methods of \`${client}\` against a server on this machine.`,
      hardline,
      `class ${client}Test < WireTestCase`,
      indent(hardline, join([hardline, hardline], tests)),
      hardline,
      "end",
    ),
    hardline,
    "end",
  ]);
  return { path, content: file.finish().content, kind: "generated" };
}

/** Classes that the tests share, by the files that have them. */
const SUPPORT = ["Difference", "ExpectedRequest", "Pairs", "ReceivedRequest", "Server"] as const;

const stemOf = (name: string): string => name.replace(/(?<=[a-z])(?=[A-Z])/g, "_").toLowerCase();

/** The file that every test loads, with the SDK, the support of tests, and how they make their clients. */
function helperFile(context: Context): ScaffoldFile {
  const { limits, credentials, variables, headers } = wireClient(context);
  const path = `${TESTS}test_helper.rb`;
  const file = createFile(path, dialect);
  const settings = [...limits, ...credentials, ...variables, ...headers];
  const autoloads = SUPPORT.map((name) => `autoload :${name}, "#{__dir__}/support/${stemOf(name)}"`);
  file.line("$LOAD_PATH.unshift(File.expand_path('../lib', __dir__))");
  file.blank();
  file.line("require 'minitest/autorun'");
  file.line(`require '${context.library}'`);
  file.blank();
  file.line("# Tests that call every method against a server on this machine.");
  file.line([
    `module ${moduleOf(context)}`,
    indent(
      hardline,
      'autoload :WireTestCase, "#{__dir__}/wire_test_case"',
      hardline,
      hardline,
      "# What the tests share.",
      hardline,
      "module Support",
      indent(hardline, join(hardline, autoloads)),
      hardline,
      "end",
      hardline,
      hardline,
      "# Makes the client of a test.",
      hardline,
      "def self.create_client(url)",
      indent(hardline, clientPart(context, settings, [["base_url", "url"]])),
      hardline,
      "end",
    ),
    hardline,
    "end",
  ]);
  return { path, content: file.finish().content, kind: "generated" };
}

/** What all tests share, in their module. */
const support = (context: Context): ScaffoldFile[] =>
  wireSupport(context, TESTS).map(({ content, ...file }) => {
    return { ...file, content: content.replaceAll("SdkTests", moduleOf(context)) };
  });

/** Requests that the runtime refuses to send. */
const REFUSED = ["null-body", "missing-body", "scalar-form"] as const;

/** Tests that call each method against a local server: a class for each resource, and what they share. */
export function wireTestFiles(context: Context): ScaffoldFile[] {
  if (!hasWireTests(context)) return [];
  const stem = resourceStems(context.api, context.names, "_");
  const files = wirePrograms(context, REFUSED).map((suite) => suiteFile(context, stem(suite.resource.id), suite));
  return files.length > 0 ? [...support(context), helperFile(context), ...files] : [];
}
