import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { BUILT_IN_GENERATORS } from "../src/built-in.js";
import { VERSION } from "../src/version.js";
import { project, run } from "./helpers.js";

const listing = readFileSync(join(import.meta.dirname, "fixtures/listing.mjs"), "utf8");
const API = "openapi: 3.1.0\ninfo: { title: T, version: '1' }\npaths: {}\ncomponents: { schemas: { Pet: {} } }\n";

/** A project whose generator has this name; `listing` provides the frontend in every case. */
function generatorProject(name: string, files: Readonly<Record<string, string>>, version = "1.0.0"): string {
  const generator = `{ name: ${JSON.stringify(name)}, version: ${version}, output: { location: local-file-system, path: sdk } }`;
  return project({
    "openapi.yml": API,
    "generators.yml": `api: openapi.yml\ngroups: { local: { generators: [${generator}] } }\n`,
    ...files,
  });
}

/** The plugin, answering to another generator name. */
const answering = (name: string) => listing.replace('"gen-listing" ? backend', `${JSON.stringify(name)} ? backend`);
const cjs = (name: string) => answering(name).replace("export default", "module.exports =");

/** The plugin with a backend for each name, which it does not tap for. */
function bringing(...names: readonly string[]): string {
  const backends = names.map((name) => `{ ...backend, generators: ["${name}"] }`).join(", ");
  return answering("nothing").replace("export default {", `export default { backends: [${backends}],`);
}

const esmOnly = JSON.stringify({ name: "x", type: "module", exports: { ".": { import: "./main.js" } } });

test.each([
  [
    "a package that only imports can load",
    "gen-x",
    { "node_modules/gen-x/package.json": esmOnly, "node_modules/gen-x/main.js": answering("gen-x") },
  ],
  [
    "a scoped package",
    "@acme/gen-x",
    { "node_modules/@acme/gen-x/package.json": esmOnly, "node_modules/@acme/gen-x/main.js": answering("@acme/gen-x") },
  ],
  ["a CommonJS package", "gen-x", { "node_modules/gen-x/index.js": cjs("gen-x") }],
  [
    "a named export",
    "gen-x",
    {
      "node_modules/gen-x/package.json": esmOnly,
      "node_modules/gen-x/main.js": answering("gen-x").replace("export default", "export const plugin ="),
    },
  ],
  ["a path", "./tools/gen.mjs", { "tools/gen.mjs": answering("./tools/gen.mjs") }],
  [
    "a folder with a manifest",
    "./tools/gen",
    { "tools/gen/package.json": '{"main":"lib.cjs"}', "tools/gen/lib.cjs": cjs("./tools/gen") },
  ],
  [
    "a folder that exports",
    "./tools/gen",
    { "tools/gen/package.json": esmOnly, "tools/gen/main.js": answering("./tools/gen") },
  ],
  ["a path to a backend with a name of its own", "./tools/gen.mjs", { "tools/gen.mjs": bringing("gen-other") }],
  [
    "a package with several backends",
    "gen-x",
    { "node_modules/gen-x/package.json": esmOnly, "node_modules/gen-x/main.js": bringing("gen-other", "gen-x") },
  ],
] as const)("a generator may be %s", async (_, name, files) => {
  const folder = generatorProject(name, files);
  const { code, out, err } = await run(folder, ["generate"]);
  expect(err).toBe("");
  expect({ code, out }).toEqual({ code: 0, out: `${name}: 3 files in sdk: 3 created\n` });
});

test.each([
  ["a file of the same name", "gen-rust-sdk", { "gen-rust-sdk.js": cjs("gen-rust-sdk") }],
  ["a file that the name leads to", "gen.mjs", { "gen.mjs": answering("gen.mjs") }],
  ["a file below a folder", "tools/gen.mjs", { "tools/gen.mjs": answering("tools/gen.mjs") }],
  ["a package", "gen-rust-sdk", { "node_modules/gen-rust-sdk/index.js": cjs("gen-rust-sdk") }],
  ["a folder of the same name", "gen-rust-sdk", { "gen-rust-sdk/index.js": cjs("gen-rust-sdk") }],
  [
    "a package, by the spelling of another product",
    "fernapi/fern-rust-sdk",
    { "node_modules/fernapi/fern-rust-sdk.js": cjs("gen-python-sdk") },
  ],
  ["a URL", "data:text/javascript,throw new Error('ran')", {}],
] as const)("a generator's name never runs %s", async (_, name, files) => {
  const { err } = await run(generatorProject(name, files), ["check"]);
  expect(err).toMatch(/compiler\/(?:no-backend|generator-skipped)/);
  expect(err).not.toMatch(/plugin-failed|was found/);
});

test("a plugin is no URL", async () => {
  const plugins = `plugins: ["data:text/javascript,throw new Error('ran')"]\n`;
  const folder = project({ "openapi.yml": API, "generators.yml": `api: openapi.yml\n${plugins}groups: {}\n` });
  expect((await run(folder, ["check"])).err).toContain("cli/plugin-not-found");
});

test("the plugin that a generator names is asked before others", async () => {
  const rival =
    "export default { name: 'rival', apply({ hooks }) { hooks.backend.tap('rival', () => { throw new Error('asked'); }); } };";
  const folder = generatorProject("./gen.mjs", { "gen.mjs": answering("./gen.mjs"), "rival.mjs": rival });
  expect(await run(folder, ["check", "--plugin", "./rival.mjs"])).toMatchObject({ code: 0, err: "" });
});

test("where no backend answers, all that was tried is listed", async () => {
  const message = async (name: string, files: Readonly<Record<string, string>> = {}): Promise<string> => {
    const { code, err } = await run(generatorProject(name, files), ["check"]);
    expect(code).toBe(1);
    return /error compiler\/no-backend: (.*)/.exec(err)?.[1] ?? err;
  };
  const builtIn = Object.keys(BUILT_IN_GENERATORS).sort();
  const known = `Available: ${builtIn.join(", ")}. Tried: it is not built in;`;
  expect(await message("gen-typscript-sdk")).toBe(
    `Unknown generator \`gen-typscript-sdk\`. Did you mean \`gen-typescript-sdk\`? ${known} no package \`gen-typscript-sdk\` is installed beside generators.yml.`,
  );
  expect(await message("./none.mjs")).toBe(
    `Unknown generator \`./none.mjs\`. ${known} there is no module at \`./none.mjs\`.`,
  );
  expect(await message("./gen.mjs", { "gen.mjs": answering("gen-other") })).toContain(
    "the module of `./gen.mjs` was found, but has no backend with this name.",
  );
  expect(await message("./gen.mjs", { "gen.mjs": bringing("gen-a", "gen-b") })).toContain(
    `Available: ${["gen-a", "gen-b", ...builtIn].sort().join(", ")}.`,
  );
});

test("packages are looked up from the folder of the configuration, plugins of the command line from the current one", async () => {
  const folder = project({
    "api/openapi.yml": API,
    "api/generators.yml":
      "api: openapi.yml\ngroups: { local: { generators: [{ name: gen-x, version: 1, output: { location: local-file-system, path: sdk } }] } }\n".replace(
        "version: 1,",
        "version: '1',",
      ),
    "api/node_modules/gen-x/package.json": esmOnly,
    "api/node_modules/gen-x/main.js": answering("gen-x"),
    "here/more.mjs":
      "export default { name: 'more', apply({ hooks }) { hooks.target.tap('more', (run) => run.hooks.tree.tapPromise('more', async (tree) => tree.add('MORE', { content: 'x', kind: 'generated' }))); } };",
  });
  const args = ["generate", "--config", "../api/generators.yml", "--plugin", "./more.mjs"];
  expect(await run(join(folder, "here"), args)).toEqual({
    code: 0,
    out: "gen-x: 4 files in ../api/sdk: 4 created\n",
    err: "",
  });
});

test.each([
  ["no plugin", "export const other = 1;", "cli/plugin-invalid", "it exports other"],
  ["nothing", "", "cli/plugin-invalid", "it exports nothing"],
  ["a throwing module", "throw new Error('out of order');", "cli/plugin-failed", "out of order"],
  [
    "a throwing apply",
    "export default { name: 'x', apply() { throw new Error('cannot apply'); } };",
    "cli/plugin-failed",
    "cannot apply",
  ],
  ["a syntax error", "export default {", "cli/plugin-failed", "`./gen.mjs` failed: "],
] as const)("a module with %s is a finding at its name", async (_, text, code, message) => {
  const folder = generatorProject("./gen.mjs", { "gen.mjs": text });
  const result = await run(folder, ["check"]);
  expect(result.code).toBe(1);
  expect(result.err).toContain(code);
  expect(result.err).toContain(message);
  expect(result.err).toContain("generators.yml:2:");
});

test("plugins that are not there are findings: of the file at their place, of the command line without one", async () => {
  const folder = project({
    "openapi.yml": API,
    "generators.yml": "api: openapi.yml\nplugins: [gen-none, ./none.mjs]\ngroups: {}\n",
  });
  const { code, err } = await run(folder, ["check", "--plugin", "also-none"]);
  expect(code).toBe(1);
  expect(err).toContain("generators.yml:2:11 error cli/plugin-not-found: The plugin `gen-none`");
  expect(err).toContain("generators.yml:2:21 error cli/plugin-not-found: The plugin `./none.mjs`");
  expect(err).toMatch(/^error cli\/plugin-not-found: The plugin `also-none`/m);
});

test.each(["0.1.0", "^0.1.0", "0.1.x", ">=0.1.0 <1", "latest", "*"])(
  "the built-in generator answers to %j",
  async (version) => {
    const { err } = await run(generatorProject("gen-typescript-sdk", {}, JSON.stringify(version)), ["check"]);
    expect(err).not.toContain("cli/generator-version");
  },
);

test.each([
  ["0.2.0", ", or run `npx sdkwright@0.2.0`."],
  ["^1.0.0", "."],
  ["not a version", "."],
])("another version of a built-in generator, %j, is none of this release", async (version, advice) => {
  const installed = { "node_modules/gen-typescript-sdk/index.js": cjs("gen-typescript-sdk") };
  const { code, err } = await run(generatorProject("gen-typescript-sdk", installed, JSON.stringify(version)), [
    "check",
  ]);
  expect(code).toBe(1);
  expect(err).toContain("generators.yml:2:");
  const message = `This release has \`gen-typescript-sdk\` ${VERSION}, not ${version}. Set \`version: ${VERSION}\`${advice}`;
  expect(err).toContain(`error cli/generator-version: ${message}`);
});

test("under an original spelling the version is of another product: a note, once, and the built-in answers", async () => {
  const { err } = await run(generatorProject("fernapi/fern-typescript-sdk", {}, "3.12.0"), ["check"]);
  expect(err.match(/^\S+ note /gm)).toHaveLength(1);
  expect(err).not.toContain("cli/generator-version");
});

test.each([
  ["a folder that is not there", {}, "there is no file or folder "],
  ["a folder without a manifest", { "gen/README.md": "" }, "the folder has no package.json that can be read"],
  ["a manifest without main", { "gen/package.json": "{}" }, "its package.json has no `main`"],
  ["a main that is not there", { "gen/package.json": '{"main":"dist/a.js"}' }, "is dist/a.js, which does not exist"],
  [
    "exports without a module",
    { "gen/package.json": '{"name":"g","exports":{"./a":"./a.js"}}' },
    "`exports` of its package.json leads to no module",
  ],
] as const)("a plugin that is %s is told what is missing", async (_, files, missing) => {
  const folder = project({ "openapi.yml": API, "generators.yml": "api: openapi.yml\ngroups: {}\n", ...files });
  const { code, err } = await run(folder, ["check", "--plugin", "./gen"]);
  expect(code).toBe(1);
  expect(err).toContain(`error cli/plugin-not-found: The plugin \`./gen\` was not found from ${folder}: `);
  expect(err).toContain(missing);
});

test("--language knows the languages of --plugin, and no others", async () => {
  const folder = project({ "openapi.yml": API, "gen.mjs": bringing("gen-listing") });
  const args = ["generate", "openapi.yml", "--output", "sdk", "--language"];
  expect(await run(folder, [...args, "text", "--plugin", "./gen.mjs"])).toEqual({
    code: 0,
    out: "gen-listing: 3 files in sdk: 3 created\n",
    err: "",
  });
  const { code, err } = await run(folder, [...args, "txt", "--plugin", "./gen.mjs"]);
  expect(code).toBe(1);
  expect(err).toContain("Unknown language `txt`. Did you mean `text`?");
  expect((await run(folder, [...args, "text"])).err).toContain("error cli/unknown-language");
});

test("add knows the languages of plugins that generators.yml lists", async () => {
  const generators = `generators:\n      - { name: gen-typescript-sdk, version: "*", output: { location: local-file-system, path: ts } }\n`;
  const files = { "openapi.yml": API, "gen.mjs": bringing("gen-listing") };
  const config = (plugins: string) => `api: openapi.yml\n${plugins}groups:\n  local:\n    ${generators}`;
  const folder = project({ ...files, "generators.yml": config("plugins: [./gen.mjs]\n") });
  expect(await run(folder, ["add", "text"])).toMatchObject({ code: 0, err: "" });
  const text = readFileSync(join(folder, "generators.yml"), "utf8");
  expect(text).toContain("- name: gen-listing\n        version: 1.0.0\n");
  const other = project({ ...files, "generators.yml": config("") });
  expect((await run(other, ["add", "text"])).err).toContain("error cli/unknown-language");
});
