import {
  type ExampleContext,
  testCredential,
  testVariable,
  type WireBody,
  type WireCase,
  type WireRequest,
  wireCase,
} from "@sdkwright/docs-kit";
import type { HttpOperation, JsonValue, Operation, ResourceDecl, ScaffoldFile } from "@sdkwright/plugin-api";
import { createFile, credentialsOf, pageTypes, responseShape, rpcOf, typeAt } from "@sdkwright/plugin-api";
import assets from "../../wire.assets.json" with { type: "json" };
import { clientName } from "../brand.js";
import { dialect, stringLiteral } from "../dialect.js";
import type { Emission } from "../emission.js";
import { isExact, typedJson } from "../exact-literals.js";
import { type Entry, json, object, scalar, type Value } from "../literals.js";
import { createStemScope } from "../model/paths.js";
import { callExpression, clientExpression } from "../snippets.js";
import { rpcCase } from "./wire-rpc.js";

const FOLDER = "tests/wire";

/** Entry of the tests: what `npm test` runs, in one process. */
export const WIRE_TESTS_ENTRY = `${FOLDER}/index.js`;

const code = (part: string): Value => ({ part, atomic: false, size: 0, kind: "other" });
const text = (value: unknown): string => stringLiteral(JSON.stringify(value));
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
function resultText(emission: Emission, operation: HttpOperation, test: WireCase): string {
  const { result } = test;
  const isPage = result.kind === "json" && pageTypes(emission.target.api, operation) !== undefined;
  const read = `result: "${isPage ? "page" : result.kind}"`;
  const exact = exactText(emission, operation, test);
  if (exact !== undefined) return `${read}, exact: ${exact}`;
  switch (result.kind) {
    case "json":
      if (isPage || !operation.returns) return read;
      return `${read}, value: ${text(valueAt(result.value, operation.returns))}`;
    case "events":
    case "lines":
      return `${read}, value: ${text([result.value])}`;
    case "text":
    case "file":
    case "none":
      return read;
    default:
      return result satisfies never;
  }
}

/** What the caller gets where it is no JSON: integers of an exact form are in it. */
function exactText(emission: Emission, operation: HttpOperation, { result }: WireCase): string | undefined {
  const { content } = responseShape(operation);
  if (!content || content.kind === "binary" || !("value" in result) || !isExact(content.type, emission))
    return undefined;
  const type = operation.returns ? typeAt(emission.target.api, content.type, operation.returns) : content.type;
  const value = (operation.returns ? valueAt(result.value, operation.returns) : result.value) as JsonValue;
  const printed = inlineText(typedJson(value, type, emission));
  return result.kind === "json" ? printed : `[${printed}]`;
}

function inlineText({ part }: Value): string {
  const file = createFile("value.ts", dialect);
  file.line(part);
  return file.finish().content.trim();
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, key) => (inner as { readonly [key: string]: unknown } | null)?.[key], value);
}

const token = /^[!#$%&'*+.^_`|~0-9a-z-]+$/i;

/** Headers that belong to the transport: a value of the caller's breaks the request. */
const transport = /^(?:content-length|transfer-encoding|connection|keep-alive|upgrade|expect|host|te|trailer)$/;

function isSendable([name, value]: readonly [string, string]): boolean {
  return token.test(name) && !transport.test(name) && /^[\t\x20-\x7e]*$/.test(value);
}

/** Requests that `fetch` refuses to send, and paths with a query in them, which the client's own queries follow. */
function isRefused({ method, path, headers, body }: WireRequest): boolean {
  if (path.includes("?") || !headers.every(isSendable)) return true;
  return method === "TRACE" || method === "CONNECT" || (body !== undefined && (method === "GET" || method === "HEAD"));
}

/** Integers that a client reads exactly only where it is told to; the tests' own reader would not. */
function hasLongInteger(value: unknown): boolean {
  if (typeof value === "number") return Number.isInteger(value) && !Number.isSafeInteger(value);
  return typeof value === "object" && value !== null && Object.values(value).some(hasLongInteger);
}

/** Streams by Connect are no text that a case could show. */
function isWireTested(operation: Operation): operation is HttpOperation {
  return operation.kind === "http" && !rpcOf(operation)?.streaming;
}

/** The case of an operation, and the method that it calls by JSON-RPC, if it does. */
function caseOf(emission: Emission, operation: HttpOperation): { test: WireCase; method?: string } | undefined {
  const context: ExampleContext = emission.target;
  const test = wireCase(context, operation);
  if (!test || isRefused(test.request) || (test.result.kind === "json" && hasLongInteger(test.result.value)))
    return undefined;
  const rpc = rpcOf(operation);
  if (!rpc) return { test };
  return { test: rpcCase(test, rpc), ...(rpc.protocol === "json-rpc" && { method: rpc.method }) };
}

function caseText(emission: Emission, operation: HttpOperation): string[] {
  const found = caseOf(emission, operation);
  if (!found) return [];
  const { test, method } = found;
  const { reply, request, call } = test;
  const path = operation.path.map((part) => (part.kind === "text" ? part.text : `{${part.name}}`)).join("");
  const type = reply.contentType === undefined ? "" : `type: ${stringLiteral(reply.contentType)}, `;
  return [
    "  [",
    `    ${stringLiteral(method ?? `${operation.method} ${path}`)},`,
    "    {",
    `      call: (client) => ${callExpression(call, emission).replaceAll("\n", "\n      ")},`,
    `      request: ${requestText(request)},`,
    ...(method === undefined ? [] : [`      rpc: ${stringLiteral(method)},`]),
    `      reply: { status: ${reply.status}, ${type}body: ${stringLiteral(reply.body)} },`,
    `      ${resultText(emission, operation, test)},`,
    "    },",
    "  ],",
  ];
}

/** Options for the client of the tests: every credential, and what no client can do without. */
function clientEntries(emission: Emission): Entry[] {
  const { api, names } = emission.target;
  const credentials = api.auth.schemes.flatMap((scheme) =>
    credentialsOf(scheme).map(({ part }): Entry => {
      return [names.credential(scheme.id, part), json(testCredential(scheme.id, part))];
    }),
  );
  const headers = api.auth.schemes.flatMap((scheme): Entry[] =>
    scheme.kind === "oauth" ? [[scheme.tokenHeader, json(testCredential(scheme.id, "token"))]] : [],
  );
  const variables = api.variables.map(
    ({ name }): Entry => [names.variable(name.wire), json(testVariable(emission.target, name.wire))],
  );
  return [
    ["baseUrl", code("baseUrl")],
    ["maxRetries", scalar(0)],
    ["timeoutMs", scalar(10_000)],
    ...credentials,
    ...variables,
    ...(headers.length > 0 ? [["headers", object(headers)] as const] : []),
  ];
}

function entryText(emission: Emission, modules: readonly string[]): string {
  const { api, options } = emission.target;
  const name = clientName(api, options);
  const imports = modules.map((module, index) => `import { cases as cases${index} } from "./${module}.js";`);
  const all = modules.map((_, index) => `...cases${index}`).join(", ");
  return [
    "// Calls every method against a server on this machine. Needs the built package: `npm test` builds it first.",
    `import { ${name} } from "../../dist/index.js";`,
    ...imports,
    `import { runWireTests } from "./harness.js";`,
    "",
    `runWireTests((baseUrl) => ${clientExpression(emission, clientEntries(emission))}, [${all}]);`,
    "",
  ].join("\n");
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
  return options["wire-tests"] !== false && Object.values(api.operations).some(isWireTested);
}

/** Tests that call each method against a local server: one file a resource, what they share, and the entry of all. */
export function wireTestFiles(emission: Emission): ScaffoldFile[] {
  if (!hasWireTests(emission.target)) return [];
  const scope = createStemScope();
  const modules: string[] = [];
  const files: ScaffoldFile[] = [];
  for (const resource of Object.values(emission.target.api.resources)) {
    const lines = resource.operations.flatMap((id) => {
      const operation = emission.target.api.operations[id];
      return operation && isWireTested(operation) ? caseText(emission, operation) : [];
    });
    if (lines.length === 0) continue;
    const module = `cases/${scope.take(`${FOLDER}/cases`, stemOf(emission, resource))}`;
    modules.push(module);
    const content = [
      "/** Calls, what a server must see of each, and what it answers. */",
      "export const cases = [",
      ...lines,
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
