// Bundles the command line into `bundle/`: one small file to start, a chunk for each command and each built-in plugin,
// loaded when needed. Reads sources; only the published types come from the build (`tsc -b`).
import { cpSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { writeForAuthors } from "./authors.mjs";
import { writeDocs } from "./docs.mjs";
import { writeNotices } from "./notices.mjs";
import { writeTypes } from "./types.mjs";

// CommonJS dependencies call `require` for Node's own modules.
const BANNER =
  'import { createRequire as bundleRequire } from "node:module"; const require = bundleRequire(import.meta.url);';

const root = fileURLToPath(new URL("../../..", import.meta.url));
const cli = `${root}packages/cli`;
const out = `${cli}/bundle`;

const table = await importSource(`${cli}/src/built-in.ts`);
const builtIns = [...Object.values(table.BUILT_IN_GENERATORS), ...Object.values(table.BUILT_IN_FRONTENDS)];

/** Gives every built-in plugin a literal import, which the bundler can follow. */
const literalImports = {
  name: "literal-imports",
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]cli[\\/]src[\\/]import-built-in\.ts$/ }, () => {
      const cases = builtIns.map((name) => `case ${JSON.stringify(name)}: return import(${JSON.stringify(name)});`);
      const contents = `export async function importBuiltIn(specifier) {
        switch (specifier) { ${cases.join("\n")} default: throw new Error("Not a built-in plugin: " + specifier); }
      }`;
      return { contents, loader: "js", resolveDir: cli };
    });
  },
};

/** Leads to a file of its own, which nothing reads before it is called for: code beside it would be parsed by every run. */
const yamlParser = {
  name: "yaml-parser",
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]source[\\/]src[\\/]load-yaml-parser\.ts$/ }, ({ path }) => {
      const contents = `import { createRequire } from "node:module";
        export const loadYamlParser = () => createRequire(import.meta.url)("./yaml.cjs");`;
      return { contents, loader: "js", resolveDir: dirname(path) };
    });
  },
};

const common = {
  absWorkingDir: root,
  outdir: out,
  bundle: true,
  platform: "node",
  target: "node20",
  minifySyntax: true,
  minifyWhitespace: true,
  legalComments: "none",
  metafile: true,
  logLevel: "warning",
};

const yaml = await build({
  ...common,
  stdin: {
    contents: `module.exports = require("yaml");`,
    resolveDir: `${root}packages/source`,
    sourcefile: "yaml.cjs",
  },
  entryNames: "yaml",
  outExtension: { ".js": ".cjs" },
  format: "cjs",
});

const esm = await build({
  ...common,
  entryPoints: {
    bin: `${cli}/src/bin.ts`,
    thread: `${cli}/src/thread.ts`,
    "api-thread": `${cli}/src/generate/api-thread.ts`,
    "plugin-api": `${root}packages/plugin-api/src/index.ts`,
    "plugin-api-model": `${root}packages/plugin-api/src/entries/model.ts`,
    "plugin-api-write": `${root}packages/plugin-api/src/entries/write.ts`,
    "plugin-api-frontend": `${root}packages/json-schema/src/frontend.ts`,
    "backend-kit": `${root}packages/docs-kit/src/index.ts`,
    conformance: `${root}packages/conformance/src/entry.ts`,
  },
  // Flat: src/version.ts finds the manifest one folder up.
  chunkNames: "[name]-[hash]",
  splitting: true,
  format: "esm",
  conditions: ["sdkwright-source"],
  // Larger than all the rest, with 140 packages behind it, and used by `check --validate` alone: users install it.
  external: ["@asyncapi/parser"],
  banner: { js: BANNER },
  plugins: [literalImports, yamlParser],
});
const outputs = { ...yaml.metafile.outputs, ...esm.metafile.outputs };

// Only now do chunks of an earlier build go: a command that runs meanwhile finds its own.
const current = new Set(Object.keys(outputs).map((path) => basename(path)));
for (const name of readdirSync(out)) if (/\.c?js$/.test(name) && !current.has(name)) rmSync(`${out}/${name}`);

writeNotices(outputs, root, `${cli}/THIRD-PARTY-NOTICES.txt`);
writeTypes(root, `${out}/types`);
cpSync(`${root}packages/conformance/fixture`, `${cli}/fixture`, { recursive: true });
// Beside the schemas for editors, which are committed.
cpSync(`${root}ir-schema/schema`, `${cli}/schema`, { recursive: true });
cpSync(`${root}packages/delivery/schema`, `${cli}/schema`, { recursive: true });
writeDocs(root, `${cli}/docs`);
writeForAuthors(root, cli);
cpSync(`${root}LICENSE`, `${cli}/LICENSE`);
// Of its own: links into the repository have to be absolute there, and its readers have no clone.
cpSync(`${cli}/npm-readme.md`, `${cli}/README.md`);

// Tell tests what each file holds, and what this bundle was built from. They are not published.
const inputs = Object.entries(outputs).map(([path, output]) => [basename(path), Object.keys(output.inputs)]);
writeFileSync(`${out}/inputs.json`, JSON.stringify(Object.fromEntries(inputs)));
const { hashOfProduct } = await importSource(`${root}packages/testkit/src/fingerprint.ts`);
writeFileSync(`${out}/product.txt`, hashOfProduct());

/** Runs a module of the sources. */
async function importSource(path) {
  const options = { bundle: true, write: false, format: "esm", platform: "node", conditions: ["sdkwright-source"] };
  const { outputFiles } = await build({ ...options, entryPoints: [path], banner: { js: BANNER }, logLevel: "warning" });
  const file = `${cli}/dist/.${basename(path)}-${basename(dirname(dirname(path)))}.mjs`;
  writeFileSync(file, outputFiles[0].contents);
  try {
    return await import(pathToFileURL(file).href);
  } finally {
    rmSync(file);
  }
}
