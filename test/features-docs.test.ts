import { readFileSync, writeFileSync } from "node:fs";
import { applyPlugin, createCompiler } from "@sdkwright/compiler";
import { type AnyBackend, FEATURES, type Feature, type Plugin } from "@sdkwright/plugin-api";
import { ROOT } from "@sdkwright/testkit";
import { expect, test } from "vitest";
import { BUILT_IN_BACKENDS } from "../packages/cli/src/built-in.js";

const PAGE = `${ROOT}docs/features.md`;
const HEADING = "## By backend\n";
const INTRODUCTION = `
The features that each backend declares, in the words of \`compiler/feature-missing\`. This part is written by
\`UPDATE=1 npx vitest run test/features-docs\`.

`;

/** What each feature is. Total: a feature without a line does not compile. */
const MEANINGS: { readonly [F in Feature]: string } = {
  http: "calls over HTTP",
  "json-rpc": "JSON-RPC 2.0 calls",
  "json-rpc-batch": "several JSON-RPC calls in one request",
  connect: "unary Connect calls",
  "connect-stream": "Connect calls with a stream of results",
  channels: "WebSocket channels",
  webhooks: "payloads of webhooks",
  pagination: "pages as one sequence",
  sse: "server-sent events",
  jsonl: "JSON lines",
  multipart: "multipart bodies",
  form: "form bodies",
  binary: "binary bodies",
  cookies: "cookie parameters",
  oauth: "OAuth client credentials",
  "idempotency-keys": "idempotency keys",
  "url-roles": "several URLs of one environment",
  "url-variables": "variables in URLs",
  "sdk-variables": "parameters that are set once for a client",
  "global-headers": "headers of every call",
  tuples: "lists whose items have types of their own",
  cancellation: "cancelling a call in the language's own way",
  async: "many calls at once without a thread for each",
  middleware: "functions around each attempt",
  logging: "a logger that is given",
  "webhook-verification": "checking signatures of webhooks",
};

/** The backend behind a generator that comes with the compiler. */
async function backendOf([generator, specifier]: readonly [string, string]): Promise<AnyBackend> {
  const compiler = createCompiler();
  const { default: plugin } = (await import(specifier)) as { readonly default: Plugin };
  applyPlugin(plugin, compiler);
  const backend = compiler.hooks.backend.call(generator);
  if (!backend) throw new Error(`${specifier} has no backend for ${generator}`);
  return backend;
}

/** By code unit, so that it is the same everywhere. */
const byTitle = (a: AnyBackend, b: AnyBackend): number => (a.language.title < b.language.title ? -1 : 1);

/** A backend may have several generators: what it can do is told once. */
const backends = [...new Set(await Promise.all(Object.entries(BUILT_IN_BACKENDS).map(backendOf)))].sort(byTitle);

const row = (cells: readonly string[]): string => `| ${cells.join(" | ")} |\n`;
const table = [
  row(["feature", "", ...backends.map(({ language }) => language.title)]),
  `|${"---|".repeat(backends.length + 2)}\n`,
  ...FEATURES.map((feature) =>
    row([`\`${feature}\``, MEANINGS[feature], ...backends.map(({ lacks }) => (lacks.has(feature) ? "no" : "yes"))]),
  ),
].join("");

const REGISTRIES = `${ROOT}docs/delivery.md`;
const COMMANDS = /(?<=<!-- commands -->\n).*(?=<!-- \/commands -->)/s;

/** Commands that write to the machine are left to the user, so they are not run. */
function commandsOf({ language }: AnyBackend): string {
  const { install, build, test: tests } = language.project ?? { install: null, build: [], test: [] };
  const installs = install?.into === "folder" ? install.commands : [];
  const cell = (commands: readonly string[]): string => commands.map((command) => `\`${command}\``).join(", ") || "–";
  return row([language.title, cell(installs), cell(build), cell(tests)]);
}

test("the table of build commands is that of the backends", () => {
  const rows = [row(["language", "installs", "builds", "tests"]), "|---|---|---|---|\n", ...backends.map(commandsOf)];
  const page = readFileSync(REGISTRIES, "utf8").replace(COMMANDS, () => rows.join(""));
  if (process.env.UPDATE === "1") writeFileSync(REGISTRIES, page);
  expect(page).toContain("| Go |");
  expect(readFileSync(REGISTRIES, "utf8")).toBe(page);
});

const DECLARATIONS = /(?<=<!-- declarations -->\n).*(?=<!-- \/declarations -->)/s;

/** What a language declares beside the nodes of every SDK, and what it has no declarations for. */
function declarationsOf({ emit, parts = {}, language: { title } }: AnyBackend): string[] {
  const own = Object.entries(parts).map(([name, { title: what, per }]) => [
    name,
    `${what}${per === "client" ? ", for each client" : ""}`,
  ]);
  const without = Object.entries(emit).flatMap(([kind, handler]) =>
    "leftOut" in handler ? [[kind, `no declaration: ${handler.leftOut}`]] : [],
  );
  return [...own, ...without].map(([name = "", text = ""]) => row([title, `\`${name}\``, text]));
}

test("the table of declarations is that of the backends", () => {
  const rows = [row(["language", "part or kind", ""]), "|---|---|---|\n", ...backends.flatMap(declarationsOf)];
  const page = readFileSync(PAGE, "utf8").replace(DECLARATIONS, () => rows.join(""));
  if (process.env.UPDATE === "1") writeFileSync(PAGE, page);
  expect(page).toContain("| Java | `asyncClient` |");
  expect(readFileSync(PAGE, "utf8")).toBe(page);
});

test("the table of features is what the backends say of themselves", () => {
  const [before = ""] = readFileSync(PAGE, "utf8").split(HEADING);
  const page = `${before}${HEADING}${INTRODUCTION}${table}`;
  if (process.env.UPDATE === "1") writeFileSync(PAGE, page);
  expect(readFileSync(PAGE, "utf8")).toBe(page);
});

test("no backend lacks what is no feature", () => {
  const known = new Set<string>(FEATURES);
  for (const { language, lacks } of backends) {
    expect([language.title, [...lacks].filter((feature) => !known.has(feature))]).toEqual([language.title, []]);
  }
});
