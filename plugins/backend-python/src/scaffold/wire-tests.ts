import {
  hasWireTests,
  type WireBody,
  type WireCase,
  type WireProgram,
  type WireProgramSuite,
  wireClient,
  wirePrograms,
} from "@sdkwright/docs-kit";
import type { CallSetting, ClientSetting, Part, ScaffoldFile } from "@sdkwright/plugin-api";
import { code, createFile, freeStems, hardline, join, list, resourcePath } from "@sdkwright/plugin-api";
import assets from "../../runtime.assets.json" with { type: "json" };
import type { Emission } from "../emission.js";
import { call, items, numberLiteral, stringLiteral } from "../literals.js";
import { callPart, settingEntries } from "../samples/calls.js";
import { dialectOf } from "../samples/file.js";
import { imported } from "../samples/values.js";
import { external } from "../types.js";

const FOLDER = "tests/wire";

/** A name that the tests share. */
const shared = (name: string): Part => external(".support", name);

type Pairs = readonly (readonly [name: string, value: string])[];

const pairs = (given: Pairs): Part => items(given.map((pair) => list("(", pair.map(stringLiteral), ")")));

/** Arguments by keyword; those that say nothing are left out. */
function keywords(entries: { readonly [name: string]: Part | undefined }): Part[] {
  return Object.entries(entries).flatMap(([name, value]) => (value === undefined ? [] : [[name, "=", value] as Part]));
}

const some = (given: Pairs | undefined): Part | undefined => (given && given.length > 0 ? pairs(given) : undefined);
const text = (given: string | undefined): Part | undefined => (given === undefined ? undefined : stringLiteral(given));

function bodyPart(body: WireBody): Part {
  const {
    type,
    json,
    text: plain,
    form,
    multipart,
  } = body as WireBody & {
    readonly [name in "type" | "json" | "text"]?: string;
  } & { readonly [name in "form" | "multipart"]?: Pairs };
  return call(
    shared("Body"),
    keywords({
      type: text(type),
      json: text(json),
      text: text(plain),
      form: form && pairs(form),
      multipart: multipart && pairs(multipart),
    }),
  );
}

function requestPart({ request }: WireCase): Part {
  const { method, path, query, headers, cookies, body } = request;
  return call(shared("Request"), [
    stringLiteral(method),
    stringLiteral(path),
    ...keywords({
      query: some(query),
      headers: some(headers),
      cookies: some(cookies),
      body: body && bodyPart(body),
    }),
  ]);
}

function replyPart({ reply: { status, type, body } }: WireCase): Part {
  return call(shared("Reply"), [
    numberLiteral(status),
    ...keywords({ type: text(type), body: body === "" ? undefined : stringLiteral(body) }),
  ]);
}

/** How the answer is read, as the tests call it. */
const KINDS = {
  json: undefined,
  page: "page",
  text: "text",
  events: "stream",
  lines: "stream",
  file: "file",
  none: "none",
};

/** What the caller gets as JSON, where it is not the body of the answer. */
function received({ result }: WireCase): string | undefined {
  return "value" in result && !result.asSent ? result.expected : undefined;
}

function casePart(emission: Emission, { test, call: sample }: WireProgram): Part {
  return call(shared("Case"), [
    stringLiteral(test.name),
    ["lambda client: ", callPart(sample, emission)],
    requestPart(test),
    replyPart(test),
    ...keywords({ result: text(KINDS[test.result.kind]), value: text(received(test)), rpc: text(test.method) }),
  ]);
}

/** The text of a module of the tests. */
function moduleText(emission: Emission, path: string, parts: readonly Part[]): ScaffoldFile {
  const file = createFile(path, dialectOf(emission.module, { isModule: true }));
  for (const part of parts) {
    file.blank();
    file.line(part);
  }
  return { path, content: file.finish().content, kind: "generated" };
}

const tested = (name: string, run: Part, create: Part, client: Part): Part => code`
  @${external("pytest", "mark")}.parametrize("case", CASES, ids=str)
  def ${name}(case: ${shared("Case")}[${client}]) -> None:
    ${run}(case, ${create})`;

function suiteFile(emission: Emission, path: string, { programs }: WireProgramSuite): ScaffoldFile {
  const client = imported(emission, emission.client);
  const cases = programs.map((program) => [casePart(emission, program), ","]);
  return moduleText(emission, path, [
    code`
      CASES: list[${shared("Case")}[${client}]] = [
        ${join(hardline, cases)}
      ]`,
    tested("test_sync", shared("run"), external(".clients", "create"), client),
    tested("test_async", shared("run_async"), external(".clients", "create_async"), client),
  ]);
}

/** Making the clients of the tests, with every credential, and what no client can do without. */
function clientsFile(emission: Emission): ScaffoldFile {
  const { headers, credentials, variables } = wireClient(emission.target);
  const limits = [
    { kind: "max-retries", value: 0 },
    { kind: "timeout", seconds: 10 },
  ] as const;
  const settings: readonly (ClientSetting | CallSetting)[] = [...limits, ...credentials, ...variables, ...headers];
  const args = [
    "base_url=base_url",
    ...settings
      .flatMap((setting) => settingEntries(setting, emission))
      .map(([name, value]): Part => [name, "=", value]),
  ];
  const maker = (name: string, prefix: string): Part => {
    const client = imported(emission, prefix + emission.client);
    return code`
      def ${name}(base_url: str) -> ${client}:
        return ${call(client, args)}`;
  };
  return moduleText(emission, `${FOLDER}/clients.py`, [maker("create", ""), maker("create_async", "Async")]);
}

/** What the runtime refuses to send. */
const REFUSED = ["null-body", "missing-body", "scalar-form"] as const;

/** Tests that call each method against a local server: a module for each resource, what they share, and their clients. */
export function wireTestFiles(emission: Emission): ScaffoldFile[] {
  const { names, sdk, target, module } = emission;
  if (!hasWireTests(target)) return [];
  const free = freeStems([]);
  const suites = wirePrograms(target, REFUSED).map((suite) => {
    const path = resourcePath(sdk.api, suite.resource.id).map(({ id }) => names.file(id));
    return suiteFile(emission, `${FOLDER}/test_${free((path.join("_") || "root").slice(0, 120))}.py`, suite);
  });
  if (suites.length === 0) return [];
  const support = assets.support.replaceAll(/^from sdk\./gm, `from ${module}.`);
  return [
    { path: "tests/__init__.py", content: "", kind: "generated" },
    {
      path: `${FOLDER}/__init__.py`,
      content: '"""Calls every method against a server on this machine."""\n',
      kind: "generated",
    },
    { path: `${FOLDER}/support.py`, content: support, kind: "runtime" },
    clientsFile(emission),
    ...suites,
  ];
}
