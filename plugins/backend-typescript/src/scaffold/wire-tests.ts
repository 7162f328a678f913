import { hasWireTests, type WireCase, type WireProgram, wireClient, wirePrograms } from "@sdkwright/docs-kit";
import type { CallSetting, ClientSetting, ScaffoldFile } from "@sdkwright/plugin-api";
import { resourceStems } from "@sdkwright/plugin-api";
import assets from "../../package.assets.json" with { type: "json" };
import type { Context } from "../context.js";
import { stringLiteral } from "../dialect.js";
import { exactAnswer } from "../forms/answers.js";
import { code, type Entry, object } from "../literals.js";
import { callText, printed, settingEntries } from "../samples/calls.js";
import { readTexts } from "../samples/reads.js";

const FOLDER = "tests/wire";

/** Plain data as code on one line. */
function inline(data: unknown): string {
  if (typeof data === "string") return stringLiteral(data);
  if (Array.isArray(data)) return `[${data.map(inline).join(", ")}]`;
  if (typeof data !== "object" || data === null) return String(data);
  const members = Object.entries(data).map(([key, value]) => `${key}: ${inline(value)}`);
  return `{ ${members.join(", ")} }`;
}

/** How the answer is read, and the caller's value if it differs from the sent one. */
function resultText(context: Context, { result }: WireCase): string {
  const read = `result: "${result.kind}"`;
  if (!("value" in result)) return read;
  const { kind, value, type, expected, asSent } = result;
  const exact = exactAnswer(value, type, context);
  if (!exact) return asSent ? read : `${read}, value: ${stringLiteral(expected)}`;
  const received = printed("", [exact], "");
  return `${read}, exact: ${kind === "events" || kind === "lines" ? `[${received}]` : received}`;
}

/** A function that reads the result, and how many items of a page it needs. */
function readsText(context: Context, { test, reads }: WireProgram): string[] {
  if (!reads) return [];
  const { from } = reads;
  const root = from.kind === "items" ? "items" : "result";
  const statements = readTexts(context, reads, root).map((text) => `        ${text}`);
  const items = from.kind === "items" && test.result.kind === "page" ? [`      items: ${from.count},`] : [];
  return [...items, `      reads: (${root}, equal) => {`, ...statements, "      },"];
}

function caseText(context: Context, program: WireProgram): string[] {
  const { test, call } = program;
  const { name, method, reply, request } = test;
  return [
    "  [",
    `    ${stringLiteral(name)},`,
    "    {",
    `      call: (client) => ${callText(call, context).replaceAll("\n", "\n      ")},`,
    `      request: ${inline(request)},`,
    ...(method === undefined ? [] : [`      rpc: ${stringLiteral(method)},`]),
    `      reply: ${inline(reply)},`,
    `      ${resultText(context, test)},`,
    ...readsText(context, program),
    "    },",
    "  ],",
  ];
}

/** Making the client of the tests, with every credential, and what no client can do without. */
function clientText(context: Context): string {
  const { limits, headers, credentials, variables } = wireClient(context.target);
  const entries = (settings: readonly (ClientSetting | CallSetting)[]): Entry[] =>
    settings.flatMap((setting) => settingEntries(setting, context));
  const options: Entry[] = [
    ...entries(headers),
    ["baseUrl", code("baseUrl")],
    ...entries([...limits, ...credentials, ...variables]),
  ];
  return printed(`new ${context.client}(`, [object(options)], ")");
}

function entryText(context: Context, modules: readonly string[]): string {
  const imports = modules.map((module, index) => `import { cases as cases${index} } from "./${module}.js";`);
  const all = modules.map((_, index) => `...cases${index}`).join(", ");
  return [
    "// Calls every method against a server on this machine. Needs the built package: `npm test` builds it first.",
    `import { ${context.client} } from "../../dist/index.js";`,
    ...imports,
    `import { runWireTests } from "./harness.js";`,
    "",
    `runWireTests((baseUrl) => ${clientText(context)}, [${all}]${context.forms.leaves.has("@date") ? ", { dates: true }" : ""});`,
    "",
  ].join("\n");
}

/** Requests that `fetch` refuses to send, and forms that are not objects, which the runtime refuses. */
const REFUSED = ["scalar-form", "tunnel", "body-of-get"] as const;

/** Tests that call each method against a local server: one file a resource, what they share, and the entry of all. */
export function wireTestFiles(context: Context): ScaffoldFile[] {
  if (!hasWireTests(context.target)) return [];
  const stemOf = resourceStems(context.api, context.names, ".", ["index"]);
  const modules: string[] = [];
  const files: ScaffoldFile[] = [];
  for (const { resource, programs } of wirePrograms(context.target, REFUSED)) {
    const module = `cases/${stemOf(resource.id)}`;
    modules.push(module);
    const content = [
      "/** Calls, what a server must see of each, and what it answers. */",
      "export const cases = [",
      ...programs.flatMap((program) => caseText(context, program)),
      "];",
      "",
    ];
    files.push({ path: `${FOLDER}/${module}.js`, content: content.join("\n"), kind: "scaffold" });
  }
  return [
    ...files,
    { path: `${FOLDER}/harness.js`, content: assets[`${FOLDER}/harness.js`], kind: "runtime" },
    { path: `${FOLDER}/index.js`, content: entryText(context, modules), kind: "scaffold" },
  ];
}
