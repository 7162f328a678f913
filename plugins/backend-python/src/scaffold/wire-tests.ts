import type { WireField, WireProgram, WireProgramSuite } from "@sdkwright/docs-kit";
import { hasWireTests, isPairs, wireClient, wirePrograms } from "@sdkwright/docs-kit";
import type { Part, SampleCall, ScaffoldFile } from "@sdkwright/plugin-api";
import { code, createFile, hardline, join, list, resourceStems } from "@sdkwright/plugin-api";
import assets from "../../runtime.assets.json" with { type: "json" };
import type { Context } from "../context.js";
import { dialectOf, external } from "../dialect.js";
import { call, items, numberLiteral, stringLiteral } from "../literals.js";
import { callPart, keyword, settingEntry } from "../samples/calls.js";
import { readFunction } from "../samples/reads.js";
import { imported } from "../samples/values.js";
import { MODES, twinClass, twinFunction } from "../twins.js";

const FOLDER = "tests/wire";

/** A name that the tests share. */
const shared = (name: string): Part => external(".support", name);

function datum(data: NonNullable<WireField>): Part {
  if (typeof data === "string") return stringLiteral(data);
  if (typeof data === "number") return numberLiteral(data);
  if (!isPairs(data)) return record("Body", [], { ...data });
  return items(data.map((pair) => list("(", pair.map(stringLiteral), ")")));
}

/** `Request("GET", "/pets", query=[("limit", "10")])`: what there is nothing of is left out. */
function record(
  name: string,
  before: readonly Part[],
  fields: { readonly [name: string]: WireField },
  after: readonly Part[] = [],
): Part {
  const keywords = Object.entries(fields).flatMap(([field, data]): Part[] =>
    data === undefined ? [] : [[field, "=", datum(data)]],
  );
  return call(shared(name), [...before, ...keywords, ...after]);
}

/** How the answer is read, if the tests use another name for it. */
const KINDS: { readonly [kind: string]: string | undefined } = { json: undefined, events: "stream", lines: "stream" };

/** Name of the function that reads the result of a method. */
const readName = ({ names }: Context, { method }: SampleCall): string => `read_${names.method(method)}`;

function casePart(context: Context, { test, call: sample, reads }: WireProgram): Part {
  const { method, path, ...request } = test.request;
  const { status, type, body } = test.reply;
  const { kind } = test.result;
  const result = kind in KINDS ? KINDS[kind] : kind;
  // The result as JSON, if it is not the body of the answer.
  const value = "value" in test.result && !test.result.asSent ? test.result.expected : undefined;
  const given = [
    stringLiteral(test.name),
    ["lambda client: ", callPart(sample, context)],
    record("Request", [stringLiteral(method), stringLiteral(path)], request),
    record("Reply", [numberLiteral(status)], { type, body: body === "" ? undefined : body }),
  ];
  const read: Part[] = reads ? [["reads=", readName(context, sample)]] : [];
  const items = result === "page" && reads?.from.kind === "items" ? reads.from.count : undefined;
  return record("Case", given, { result, value, rpc: test.method, items }, read);
}

/** The text of a module of the tests. */
function moduleText(context: Context, path: string, parts: readonly Part[]): ScaffoldFile {
  const file = createFile(path, dialectOf({ beside: context.module }));
  for (const part of parts) {
    file.blank();
    file.line(part);
  }
  return { path, content: file.finish().content, kind: "generated" };
}

function suiteFile(context: Context, path: string, { programs }: WireProgramSuite): ScaffoldFile {
  const cases = programs.map((program) => [casePart(context, program), ","]);
  const type: Part = [shared("Case"), "[", imported(context, context.client), "]"];
  const tests = MODES.map((mode): Part => {
    const create = external(".clients", twinFunction("create", mode));
    return code`
      @${external("pytest", "mark")}.parametrize("case", CASES, ids=str)
      def test_${mode}(case: ${type}) -> None:
        ${shared(twinFunction("run", mode))}(case, ${create})`;
  });
  const all = code`
    CASES: list[${type}] = [
      ${join(hardline, cases)}
    ]`;
  const readers = programs.flatMap(({ call: sample, reads }) =>
    reads ? [readFunction(context, reads, readName(context, sample))] : [],
  );
  return moduleText(context, path, [...readers, all, ...tests]);
}

/** Making the clients of the tests, with every credential, and what no client can do without. */
function clientsFile(context: Context): ScaffoldFile {
  const { limits, headers, credentials, variables } = wireClient(context.target);
  const settings = [...limits, ...credentials, ...variables, ...headers];
  const args = ["base_url=base_url", ...settings.map((setting) => keyword(settingEntry(context, setting)))];
  const makers = MODES.map((mode): Part => {
    const client = imported(context, twinClass(context.client, mode));
    return code`
      def ${twinFunction("create", mode)}(base_url: str) -> ${client}:
        return ${call(client, args)}`;
  });
  return moduleText(context, `${FOLDER}/clients.py`, makers);
}

/** Requests that the runtime refuses to send. */
const REFUSED = ["null-body", "missing-body", "scalar-form"] as const;

/** Tests that call each method against a local server: a module for each resource, what they share, and their clients. */
export function wireTestFiles(context: Context): ScaffoldFile[] {
  const { names, sdk, target, module } = context;
  if (!hasWireTests(target)) return [];
  const stemOf = resourceStems(sdk.api, names, "_");
  const suites = wirePrograms(target, REFUSED).map((suite) =>
    suiteFile(context, `${FOLDER}/test_${stemOf(suite.resource.id)}.py`, suite),
  );
  if (suites.length === 0) return [];
  const support = assets.support.replaceAll(/^from sdk\./gm, `from ${module}.`);
  const doc = '"""Calls every method against a server on this machine."""\n';
  return [
    { path: "tests/__init__.py", content: "", kind: "generated" },
    { path: `${FOLDER}/__init__.py`, content: doc, kind: "generated" },
    { path: `${FOLDER}/support.py`, content: support, kind: "runtime" },
    clientsFile(context),
    ...suites,
  ];
}
