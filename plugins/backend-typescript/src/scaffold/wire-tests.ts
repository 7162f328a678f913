import {
  hasWireCases,
  type WireBody,
  type WireCase,
  type WireProgram,
  type WireRequest,
  wireClient,
  wirePrograms,
} from "@sdkwright/docs-kit";
import type { ResourceDecl, ScaffoldFile } from "@sdkwright/plugin-api";
import { createFile, responseShape, typeAt } from "@sdkwright/plugin-api";
import assets from "../../wire.assets.json" with { type: "json" };
import { dialect, stringLiteral } from "../dialect.js";
import type { Emission } from "../emission.js";
import { isExact, typedJson } from "../exact-literals.js";
import { code, type Entry, object, scalar, text, type Value } from "../literals.js";
import { callText, printed, settingEntries } from "../samples/calls.js";
import { valueCode } from "../samples/values.js";

const FOLDER = "tests/wire";

/** Entry of the tests: what `npm test` runs, in one process. */
export const WIRE_TESTS_ENTRY = `${FOLDER}/index.js`;

const jsonText = (value: unknown): string => stringLiteral(JSON.stringify(value));
const pairs = (list: readonly (readonly [string, string])[]): string =>
  `[${list.map(([name, value]) => `[${stringLiteral(name)}, ${stringLiteral(value)}]`).join(", ")}]`;

function bodyText(body: WireBody): string {
  const type = `type: ${stringLiteral(body.mediaType.split(";")[0]?.trim().toLowerCase() ?? "")}`;
  const typed = body.mediaType.includes("*") ? "" : `${type}, `;
  switch (body.kind) {
    case "json":
    case "text":
      return `{ ${typed}${body.kind}: ${stringLiteral(body.text)} }`;
    case "form":
    case "multipart":
      return `{ ${typed}${body.kind}: ${pairs(body.fields)} }`;
    default:
      return body satisfies never;
  }
}

function requestText({ method, path, query, headers, cookies, body }: WireRequest): string {
  const parts = [`method: ${stringLiteral(method)}`, `path: ${stringLiteral(path)}`];
  if (query.length > 0) parts.push(`query: ${pairs(query)}`);
  if (headers.length > 0) parts.push(`headers: ${pairs(headers)}`);
  if (cookies.length > 0) parts.push(`cookies: ${pairs(cookies)}`);
  if (body) parts.push(`body: ${bodyText(body)}`);
  return `{ ${parts.join(", ")} }`;
}

/** How the answer is read, and what the caller gets of it where that is not what was sent. */
function resultText(emission: Emission, { operation, result }: WireCase): string {
  const read = `result: "${result.kind}"`;
  const exact = exactText(emission, { operation, result });
  if (exact !== undefined) return `${read}, exact: ${exact}`;
  switch (result.kind) {
    case "json":
      return operation.returns ? `${read}, value: ${jsonText(result.value)}` : read;
    case "events":
    case "lines":
      return `${read}, value: ${jsonText([result.value])}`;
    case "page":
    case "text":
    case "file":
    case "none":
      return read;
    default:
      return result satisfies never;
  }
}

/** What the caller gets where it is no JSON: integers of an exact form are in it. */
function exactText(
  emission: Emission,
  { operation, result }: Pick<WireCase, "operation" | "result">,
): string | undefined {
  const { content } = responseShape(operation);
  if (!content || content.kind === "binary" || !("value" in result) || !isExact(content.type, emission))
    return undefined;
  const type = operation.returns ? typeAt(emission.target.api, content.type, operation.returns) : content.type;
  const printed = inlineText(typedJson(result.value, type, emission));
  return result.kind === "json" || result.kind === "page" ? printed : `[${printed}]`;
}

function inlineText({ part }: Value): string {
  const file = createFile("value.ts", dialect);
  file.line(part);
  return file.finish().content.trim();
}

/** Requests that `fetch` refuses to send. */
function isRefused({ request: { method, body } }: WireCase): boolean {
  return method === "TRACE" || method === "CONNECT" || (body !== undefined && (method === "GET" || method === "HEAD"));
}

function caseText(emission: Emission, { test, call }: WireProgram): string[] {
  const { name, method, reply, request } = test;
  const type = reply.contentType === undefined ? "" : `type: ${stringLiteral(reply.contentType)}, `;
  return [
    "  [",
    `    ${stringLiteral(name)},`,
    "    {",
    `      call: (client) => ${callText(call, emission).replaceAll("\n", "\n      ")},`,
    `      request: ${requestText(request)},`,
    ...(method === undefined ? [] : [`      rpc: ${stringLiteral(method)},`]),
    `      reply: { status: ${reply.status}, ${type}body: ${stringLiteral(reply.body)} },`,
    `      ${resultText(emission, test)},`,
    "    },",
    "  ],",
  ];
}

/** Making the client of the tests, with every credential, and what no client can do without. */
function clientText(emission: Emission): string {
  const { target, names, client, integers } = emission;
  const { headers, credentials, variables } = wireClient(target);
  const options: Entry[] = [
    ...headers.flatMap((header) => settingEntries(header, emission)),
    ["baseUrl", code("baseUrl")],
    ["maxRetries", scalar(0)],
    ["timeoutMs", scalar(10_000)],
    ...credentials.map(({ scheme, part, value }): Entry => [names.credential(scheme, part), text(value)]),
    ...variables.map(({ name, value }): Entry => [names.variable(name), valueCode(value, integers.form)]),
  ];
  return printed(`new ${client}(`, [object(options)], ")");
}

function entryText(emission: Emission, modules: readonly string[]): string {
  const imports = modules.map((module, index) => `import { cases as cases${index} } from "./${module}.js";`);
  const all = modules.map((_, index) => `...cases${index}`).join(", ");
  return [
    "// Calls every method against a server on this machine. Needs the built package: `npm test` builds it first.",
    `import { ${emission.client} } from "../../dist/index.js";`,
    ...imports,
    `import { runWireTests } from "./harness.js";`,
    "",
    `runWireTests((baseUrl) => ${clientText(emission)}, [${all}]);`,
    "",
  ].join("\n");
}

/** A stem of the folder that no other file has, letter case aside. */
function freeStem(wanted: string, taken: Set<string>): string {
  let stem = wanted.slice(0, 120);
  while (taken.has(stem.toLowerCase())) stem += "_";
  taken.add(stem.toLowerCase());
  return stem;
}

function stemOf(emission: Emission, resource: ResourceDecl): string {
  const { api, names } = emission.target;
  const stems: string[] = [];
  for (let one: ResourceDecl | undefined = resource; one && one.parent !== null; one = api.resources[one.parent]) {
    stems.unshift(names.file(one.id));
  }
  return stems.length === 0 ? "root" : stems.join(".");
}

/** Whether the SDK has wire tests: it has calls, and its generator wants them. */
export function hasWireTests({ api, options }: Emission["target"]): boolean {
  return options["wire-tests"] && hasWireCases(api);
}

/** Tests that call each method against a local server: one file a resource, what they share, and the entry of all. */
export function wireTestFiles(emission: Emission): ScaffoldFile[] {
  if (!hasWireTests(emission.target)) return [];
  const stems = new Set(["index"]);
  const modules: string[] = [];
  const files: ScaffoldFile[] = [];
  for (const { resource, programs } of wirePrograms(emission.target, isRefused)) {
    const module = `cases/${freeStem(stemOf(emission, resource), stems)}`;
    modules.push(module);
    const content = [
      "/** Calls, what a server must see of each, and what it answers. */",
      "export const cases = [",
      ...programs.flatMap((program) => caseText(emission, program)),
      "];",
      "",
    ];
    files.push({ path: `${FOLDER}/${module}.js`, content: content.join("\n"), kind: "scaffold" });
  }
  return [
    ...files,
    { path: `${FOLDER}/harness.js`, content: assets.harness, kind: "runtime" },
    { path: WIRE_TESTS_ENTRY, content: entryText(emission, modules), kind: "scaffold" },
  ];
}
