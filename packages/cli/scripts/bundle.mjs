// Bundles the command line into `bundle/`: one small file to start, a chunk for each command and each built-in plugin,
// loaded when needed. Reads sources; only the published types come from the build (`tsc -b`).
import { cpSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build, transformSync } from "esbuild";
import { writeNotices } from "./notices.mjs";
import { writeTypes } from "./types.mjs";

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

rmSync(out, { recursive: true, force: true });
const { metafile } = await build({
  absWorkingDir: root,
  entryPoints: { bin: `${cli}/src/bin.ts`, "plugin-api": `${root}packages/plugin-api/src/index.ts` },
  outdir: out,
  // Flat: src/version.ts finds the manifest one folder up.
  chunkNames: "[name]-[hash]",
  bundle: true,
  splitting: true,
  format: "esm",
  platform: "node",
  target: "node20",
  conditions: ["sdkwright-source"],
  minifySyntax: true,
  minifyWhitespace: true,
  legalComments: "none",
  // CommonJS dependencies call `require` for Node's own modules.
  banner: {
    js: 'import { createRequire as __bundleRequire } from "node:module"; const require = __bundleRequire(import.meta.url);',
  },
  plugins: [literalImports],
  metafile: true,
  logLevel: "warning",
});

writeNotices(metafile, root, `${cli}/THIRD-PARTY-NOTICES.txt`);
writeTypes(root, `${out}/types`);
mkdirSync(`${cli}/schema`, { recursive: true });
cpSync(`${root}ir-schema/schema`, `${cli}/schema`, { recursive: true });
cpSync(`${root}packages/config/schema`, `${cli}/schema`, { recursive: true, force: true });
for (const file of ["README.md", "LICENSE"]) cpSync(`${root}${file}`, `${cli}/${file}`);

async function importSource(path) {
  const { code } = transformSync(readFileSync(path, "utf8"), { loader: "ts", format: "esm" });
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
}
