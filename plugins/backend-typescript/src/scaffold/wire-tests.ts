import {
  hasWireCases,
  type WireBody,
  type WireCase,
  type WireProgram,
  type WireRequest,
  wireClient,
  wirePrograms,
} from "@sdkwright/docs-kit";
import type { HttpOperation, JsonValue, ScaffoldFile } from "@sdkwright/plugin-api";
import { freeStems, resolveType, resourcePath, responseShape, typeAt } from "@sdkwright/plugin-api";
import assets from "../../package.assets.json" with { type: "json" };
import { stringLiteral } from "../dialect.js";
import type { Emission } from "../emission.js";
import { exactAnswer } from "../integers/answers.js";
import { code, type Entry, object, scalar, text } from "../literals.js";
import { callText, printed, settingEntries } from "../samples/calls.js";
import { valueCode } from "../samples/values.js";

const FOLDER = "tests/wire";

type Plain = string | number | readonly Plain[] | { readonly [key: string]: Plain | undefined };

/** Plain data as code on one line; undefined leaves a key out. */
function inline(data: Plain): string {
  if (typeof data === "string") return stringLiteral(data);
  if (typeof data === "number") return String(data);
  if (isList(data)) return `[${data.map(inline).join(", ")}]`;
  const members = Object.entries(data).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}: ${inline(value)}`],
  );
  return `{ ${members.join(", ")} }`;
}

const isList = (data: Plain): data is readonly Plain[] => Array.isArray(data);
const unlessEmpty = <T>(list: readonly T[]): readonly T[] | undefined => (list.length > 0 ? list : undefined);

function bodyOf(body: WireBody): Plain {
  const type = body.mediaType.includes("*") ? undefined : body.mediaType.split(";")[0]?.trim().toLowerCase();
  return { type, [body.kind]: "text" in body ? body.text : body.fields };
}

function requestText({ method, path, query, headers, cookies, body }: WireRequest): string {
  return inline({
    method,
    path,
    query: unlessEmpty(query),
    headers: unlessEmpty(headers),
    cookies: unlessEmpty(cookies),
    body: body && bodyOf(body),
  });
}

/** How the answer is read, and what the caller gets of it where that is not what was sent. */
function resultText(emission: Emission, { operation, result }: WireCase): string {
  const read = `result: "${result.kind}"`;
  if (!("value" in result)) return read;
  const { kind, value } = result;
  const isWhole = kind === "json" || kind === "page";
  const exact = exactText(emission, operation, value);
  if (exact !== undefined) return `${read}, exact: ${isWhole ? exact : `[${exact}]`}`;
  const isShown = kind === "events" || kind === "lines" || (kind === "json" && operation.returns);
  return isShown ? `${read}, value: ${stringLiteral(JSON.stringify(isWhole ? value : [value]))}` : read;
}

/** What the caller gets where it is no JSON: integers of an exact form are in it. */
function exactText(emission: Emission, operation: HttpOperation, value: JsonValue): string | undefined {
  const { content } = responseShape(operation);
  if (!content || content.kind === "binary") return undefined;
  const { returns } = operation;
  const type = returns ? typeAt(emission.api, content.type, returns) : content.type;
  const answer = type && exactAnswer(value, type, emission);
  return answer && printed("", [answer], "");
}

/** Requests that `fetch` refuses to send, and forms that the definition says are no objects, which the runtime refuses. */
function isRefused({ api }: Emission, { operation, request: { method, body } }: WireCase): boolean {
  const content = operation.body?.contents[0];
  const isScalar = content && content.kind !== "binary" && resolveType(api, content.type).kind === "primitive";
  if (isScalar && body && "fields" in body) return true;
  return method === "TRACE" || method === "CONNECT" || (body !== undefined && (method === "GET" || method === "HEAD"));
}

function caseText(emission: Emission, { test, call }: WireProgram): string[] {
  const { name, method, reply, request } = test;
  const { status, contentType: type, body } = reply;
  return [
    "  [",
    `    ${stringLiteral(name)},`,
    "    {",
    `      call: (client) => ${callText(call, emission).replaceAll("\n", "\n      ")},`,
    `      request: ${requestText(request)},`,
    ...(method === undefined ? [] : [`      rpc: ${stringLiteral(method)},`]),
    `      reply: ${inline({ status, type, body })},`,
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

/** Whether the SDK has wire tests: it has calls, and its generator wants them. */
export function hasWireTests({ api, options }: Emission["target"]): boolean {
  return options["wire-tests"] && hasWireCases(api);
}

/** Tests that call each method against a local server: one file a resource, what they share, and the entry of all. */
export function wireTestFiles(emission: Emission): ScaffoldFile[] {
  if (!hasWireTests(emission.target)) return [];
  const free = freeStems(["index"]);
  const modules: string[] = [];
  const files: ScaffoldFile[] = [];
  for (const { resource, programs } of wirePrograms(emission.target, (test) => isRefused(emission, test))) {
    const path = resourcePath(emission.api, resource.id).map(({ id }) => emission.names.file(id));
    const module = `cases/${free((path.join(".") || "root").slice(0, 120))}`;
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
    { path: `${FOLDER}/harness.js`, content: assets[`${FOLDER}/harness.js`], kind: "runtime" },
    { path: `${FOLDER}/index.js`, content: entryText(emission, modules), kind: "scaffold" },
  ];
}
