import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { ROOT } from "@sdkwright/testkit";
import { expect, test } from "vitest";
import { TextDocument } from "vscode-languageserver-textdocument";
import type { LanguageService } from "yaml-language-server";
import { project, run } from "./helpers.js";

// A CommonJS package: Node does not see its exports from outside.
const { getLanguageService } = createRequire(import.meta.url)("yaml-language-server") as {
  getLanguageService: typeof import("yaml-language-server")["getLanguageService"];
};

/** The language server of editors, with no schema set: it has the one that the first line of a file names. */
function server(): LanguageService {
  const service = getLanguageService({
    schemaRequestService: async (uri) => readFileSync(fileURLToPath(uri), "utf8"),
    workspaceContext: { resolveRelativePath: (path, resource) => new URL(path, resource).href },
  });
  service.configure({ validate: true, hover: true, completion: true, yamlVersion: "1.2", hoverSchemaSource: false });
  return service;
}

const service = server();
/** The server remembers documents by version. */
let version = 1;

/** A file with the schema that is shipped; `|` marks the cursor. */
function opened(body: string, file = "generators") {
  const text = `# yaml-language-server: $schema=./${file}.schema.json\n${body}`;
  const uri = pathToFileURL(join(ROOT, `packages/cli/schema/${file}.yml`)).href;
  const document = TextDocument.create(uri, "yaml", version++, text.replace("|", ""));
  return { document, position: document.positionAt(Math.max(text.indexOf("|"), 0)) };
}

async function completions(body: string, file?: string): Promise<string[]> {
  const { document, position } = opened(body, file);
  return (await service.doComplete(document, position, false)).items.map(({ label }) => label);
}

async function problemsOf(document: TextDocument): Promise<string[]> {
  const found = await service.doValidation(document, false);
  return found.map(({ message, range: { start } }) => `${start.line + 1}:${start.character + 1} ${message}`);
}

const GENERATOR = "groups:\n  local:\n    generators:\n      - version: 1.0.0\n        ";

test("an editor finds nothing wrong with what init writes, by the schema that it names", async () => {
  const schema = readFileSync(join(ROOT, "packages/cli/schema/generators.schema.json"), "utf8");
  const folder = project({
    "openapi.yml": "openapi: 3.1.0\ninfo: { title: Pets, version: '1' }\npaths: {}\n",
    "node_modules/sdkwright/schema/generators.schema.json": schema,
  });
  await run(folder, ["init"]);
  const text = readFileSync(join(folder, "generators.yml"), "utf8");
  const open = (content: string) =>
    TextDocument.create(pathToFileURL(join(folder, "generators.yml")).href, "yaml", version++, content);
  expect(await problemsOf(open(text))).toEqual([]);
  // That the schema was found at all shows in what it refuses.
  const wrong = text.replace("\ngroups:", "\ngruops:");
  expect(await problemsOf(open(wrong))).toEqual([expect.stringContaining("Property gruops is not allowed.")]);
});

test("keys are completed, without those that are read for old files only", async () => {
  expect(await completions("|")).toEqual(expect.arrayContaining(["api", "auth-schemes", "groups", "default-group"]));
  expect(await completions("api:\n  |")).toEqual(expect.arrayContaining(["specs", "auth", "environments", "settings"]));
  const keys = await completions(`${GENERATOR}|`);
  expect(keys).toEqual(expect.arrayContaining(["name", "output", "githost", "config"]));
  for (const older of ["github", "publish-metadata", "disable-examples"]) expect(keys).not.toContain(older);
});

test("values are completed, and the keys that go with them", async () => {
  const output = `${GENERATOR}output:\n          location: `;
  expect(await completions(`${output}|`)).toEqual(expect.arrayContaining(["local-file-system", "js-registry"]));
  const keys = await completions(`${output}js-registry\n          |`);
  expect(keys).toEqual(expect.arrayContaining(["package-name", "token", "url"]));
  expect(keys).not.toContain("coordinate");
});

test("names of generators are completed, and the options of each", async () => {
  expect(await completions(`${GENERATOR}name: |`)).toEqual(
    expect.arrayContaining(["gen-go-sdk", "gen-typescript-sdk"]),
  );
  const go = await completions(`${GENERATOR}name: gen-go-sdk\n        config:\n          |`);
  expect(go).toEqual(expect.arrayContaining(["module", "package-name", "max-retries"]));
  const typescript = await completions(`${GENERATOR}name: gen-typescript-sdk\n        config:\n          |`);
  expect(typescript).toEqual(expect.arrayContaining(["package-name", "max-retries"]));
  expect(typescript).not.toContain("module");
  const body = `${GENERATOR}name: ./mine\n        config: { anything: 1 }\n`;
  expect(await problemsOf(opened(`api: openapi.yml\n${body}`).document)).toEqual([]);
  const wrong = `${GENERATOR}name: gen-go-sdk\n        config: { max-retries: many }\n`;
  expect(await problemsOf(opened(`api: openapi.yml\n${wrong}`).document)).toEqual([
    expect.stringMatching(/^8:\d+ Incorrect type\. Expected "integer"/),
  ]);
});

test("values of options are completed, each with what it does", async () => {
  const itemsOf = async (body: string) => {
    const { document, position } = opened(body);
    const { items } = await service.doComplete(document, position, false);
    return items.map(({ label, documentation }) => [label, documentation]);
  };
  const typescript = `${GENERATOR}name: gen-typescript-sdk\n        config:\n          `;
  expect(await itemsOf(`${typescript}int64: |`)).toContainEqual(["bigint", expect.stringContaining("exactly")]);
  expect(await itemsOf(`${typescript}dates: |`)).toContainEqual(["Date", expect.stringContaining("time")]);
  const naming = await itemsOf(`${typescript}parameter-naming: |`);
  expect(naming.map(([label]) => label)).toEqual(expect.arrayContaining(["default", "camelCase", "wire"]));
  expect(naming.map(([label]) => label)).not.toContain("wireValue");
  const python = `${GENERATOR}name: gen-python-sdk\n        config:\n          http-library: |`;
  expect(await itemsOf(python)).toContainEqual(["httpx2", expect.stringContaining("httpx2")]);
});

test.each([
  ["a misspelled option", "typescript", "int46: bigint", ["8:19 Property int46 is not allowed."]],
  ["a wrong value", "typescript", "dates: Dates", [expect.stringMatching(/^8:\d+ /)]],
  ["an alias", "python", "client_class_name: Acme", []],
  ["another spelling", "typescript", "parameterNaming: wireValue", []],
  ["a word that stands for a number", "go", "timeout-seconds: infinity", []],
  ["a mapping in place of a path", "go", "module: { path: example.com/a }", []],
])("of options, a squiggle marks what the compiler refuses: %s", async (_, language, config, problems) => {
  const body = `api: openapi.yml\n${GENERATOR}name: gen-${language}-sdk\n        config: { ${config} }\n`;
  expect(await problemsOf(opened(body).document)).toEqual(problems);
});

test("a squiggle marks a misspelled generator, and no generator of a plugin", async () => {
  const named = (name: string) => `api: openapi.yml\n${GENERATOR}name: ${name}\n`;
  const message = "7:15 No generator has this name. Those of sdkwright are gen-csharp-sdk";
  expect(await problemsOf(opened(named("gen-typscript-sdk")).document)).toEqual([expect.stringContaining(message)]);
  for (const body of [named("gen-rust-sdk"), named("./mine.mjs"), `${named("gen-kotlin-sdk")}plugins: [a]\n`]) {
    expect(await problemsOf(opened(body).document)).toEqual([]);
  }
});

test("hovering over a key tells what it is", async () => {
  const { document, position } = opened("default-gr|oup: local\n");
  const hover = await service.doHover(document, position);
  expect(JSON.stringify(hover?.contents)).toContain("Group or alias that is generated where none is asked for.");
});

test.each([
  ["an unknown key", "api:\n  auth: bearer\n  spces: []\n", "4:3 Property spces is not allowed."],
  ["a wrong type", "whitelabel: false\n", "2:13 Incorrect type."],
  [
    "two kinds of one definition",
    "api:\n  specs:\n    - openapi: a\n      asyncapi: b\n",
    "5:7 The keys `openapi` and",
  ],
  ["a definition without a kind", "api:\n  specs:\n    - namespace: b\n", "4:7 One of the keys `openapi`, "],
  [
    "name beside image",
    `${GENERATOR}name: a\n        image: { name: a, registry: b }\n`,
    "7:9 The keys `name` and `image` exclude",
  ],
  ["neither name nor image", `${GENERATOR}config: {}\n`, "5:9 One of the keys `name` and `image` is needed."],
  ["two spellings of a key", "whitelabel:\n  github: {}\n  githost: {}\n", "The keys `githost` and `github` exclude"],
  [
    "a key of another location",
    `${GENERATOR}name: a\n        output: { location: js-registry, package-name: a, path: b }\n`,
    "7:59 Property path is not allowed.",
  ],
  [
    "a missing key of the location",
    `${GENERATOR}name: a\n        output: { location: js-registry }\n`,
    '7:9 Missing property "package-name".',
  ],
])("a squiggle marks %s", async (_, body, problem) => {
  const found = await problemsOf(opened(body).document);
  expect(found).toEqual(expect.arrayContaining([expect.stringContaining(problem)]));
});

test("docs.yml is completed and checked", async () => {
  expect(await completions("navigation:\n  - api: A\n    playground:\n      |", "docs")).toContain("oauth");
  const body = (oauth: string) => `title: A\nnavigation:\n  - api: A\n    playground: { oauth: ${oauth} }\n`;
  expect(await problemsOf(opened(body("true"), "docs").document)).toEqual([]);
  expect(await problemsOf(opened(body("maybe"), "docs").document)).toEqual([
    '5:26 Incorrect type. Expected "boolean".',
  ]);
});
