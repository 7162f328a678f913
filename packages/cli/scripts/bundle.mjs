// Bundles the command line into `bundle/`: one small file to start, a chunk for each command and each built-in plugin,
// loaded when needed. Reads sources; only the published types come from the build (`tsc -b`).
import { cpSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { writeNotices } from "./notices.mjs";
import { writeTypes } from "./types.mjs";

// CommonJS dependencies call `require` for Node's own modules.
const BANNER =
  'import { createRequire as bundleRequire } from "node:module"; const require = bundleRequire(import.meta.url);';

const root = fileURLToPath(new URL("../../..", import.meta.url));
const cli = `${root}packages/cli`;
const out = `${cli}/bundle`;

const table = await importSource(`${cli}/src/built-in.ts`);
const builtIns = [...Object.values(table.BUILT_IN_BACKENDS), ...Object.values(table.BUILT_IN_FRONTENDS)];

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

/** Gives the bundler a `require` that it can follow; what is required runs only when it is called. */
const yamlParser = {
  name: "yaml-parser",
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]source[\\/]src[\\/]load-yaml-parser\.ts$/ }, ({ path }) => {
      const contents = `export const loadYamlParser = () => require("yaml");`;
      return { contents, loader: "js", resolveDir: dirname(path) };
    });
  },
};

const { metafile } = await build({
  absWorkingDir: root,
  entryPoints: {
    bin: `${cli}/src/bin.ts`,
    thread: `${cli}/src/thread.ts`,
    "plugin-api": `${root}packages/plugin-api/src/index.ts`,
  },
  outdir: out,
  // Flat: src/version.ts finds the manifest one folder up.
  chunkNames: "[name]-[hash]",
  bundle: true,
  splitting: true,
  format: "esm",
  platform: "node",
  target: "node20",
  conditions: ["sdkwright-source"],
  // Larger than all the rest, with 140 packages behind it, and used by `check --validate` alone: users install it.
  external: ["@asyncapi/parser"],
  minifySyntax: true,
  minifyWhitespace: true,
  legalComments: "none",
  banner: { js: BANNER },
  plugins: [literalImports, yamlParser],
  metafile: true,
  logLevel: "warning",
});

// Only now do chunks of an earlier build go: a command that runs meanwhile finds its own.
const current = new Set(Object.keys(metafile.outputs).map((path) => basename(path)));
for (const name of readdirSync(out)) if (name.endsWith(".js") && !current.has(name)) rmSync(`${out}/${name}`);

writeNotices(metafile, root, `${cli}/THIRD-PARTY-NOTICES.txt`);
writeTypes(root, `${out}/types`);
// Beside the schemas for editors, which are committed.
cpSync(`${root}ir-schema/schema`, `${cli}/schema`, { recursive: true });
for (const file of ["README.md", "LICENSE"]) cpSync(`${root}${file}`, `${cli}/${file}`);

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
