// Writes browser.assets.json: scripts and styles of documentation sites, as they are copied into each. The explorer contains the
// runtime of TypeScript SDKs, so that it sends requests exactly as they do.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { noticesOf } from "../../cli/scripts/notices.mjs";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const browser = fileURLToPath(new URL("../browser/", import.meta.url));
const target = fileURLToPath(new URL("../browser.assets.json", import.meta.url));

const common = {
  absWorkingDir: root,
  bundle: true,
  metafile: true,
  write: false,
  minify: true,
  target: "es2022",
  legalComments: "none",
  logLevel: "warning",
};

/** Identifiers of the runtime have the name of the API in them, for which this stands. */
const brand = {
  name: "brand",
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]runtime[\\/]src[\\/].*\.ts$/ }, ({ path }) => {
      return { contents: readFileSync(path, "utf8").replaceAll("__Brand__", "Explorer"), loader: "ts" };
    });
  },
};

const modules = await build({
  ...common,
  entryPoints: ["site.ts", "dev.ts", "search.ts", "explorer.tsx"].map((name) => browser + name),
  outdir: "assets",
  format: "esm",
  splitting: true,
  chunkNames: "[name]-[hash]",
  // Doors lead to files of their own, which a page loads when they are opened. Where there are no WebSockets, `ws` has them.
  external: ["./search.js", "./explorer.js", "ws"],
  jsx: "automatic",
  jsxImportSource: "preact",
  plugins: [brand],
});
const boot = await build({ ...common, entryPoints: [`${browser}boot.ts`], outdir: "assets", format: "iife" });
const styles = await build({ ...common, entryPoints: [`${browser}site.css`], outdir: "assets" });

/** Files of a runtime go into SDKs. What prints calls needs their paths and the names that they declare. */
const runtimeNames = {
  name: "runtime-names",
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]runtime\.assets\.json$/ }, ({ path }) => {
      const { files, public: names } = JSON.parse(readFileSync(path, "utf8"));
      const kept = files.map(({ path, exports, public: own }) => ({ path, exports, public: own }));
      return { contents: JSON.stringify({ files: kept, public: names }), loader: "json" };
    });
  },
};

/** Modules of this repository do nothing when they are loaded, so that what is not used of them is left out. */
const ownModules = {
  name: "own-modules",
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^[.@]/ }, async ({ path, pluginData, kind, ...from }) => {
      if (pluginData === ownModules || kind === "entry-point") return undefined;
      const { importer, namespace, resolveDir } = from;
      const found = await resolve(path, { importer, namespace, resolveDir, kind, pluginData: ownModules });
      return found.errors.length > 0 || found.path.includes("node_modules") ? found : { ...found, sideEffects: false };
    });
  },
};

/** Printers of calls, one for each backend: the part of it that writes samples. */
const backends = readdirSync(`${root}plugins`).filter((name) =>
  existsSync(`${root}plugins/${name}/src/samples/programs.ts`),
);
const printerEntries = {
  name: "printer-entries",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^printer:/ }, ({ path }) => ({ path: path.slice("printer:".length), namespace: "printer" }));
    // The packages that backends stand on import more of it, in modules that printers do not use.
    onResolve({ filter: /^node:path$/ }, ({ importer }) => {
      return importer.startsWith(`${root}plugins/`) ? { path: `${browser}snippets/path.ts` } : undefined;
    });
    onLoad({ filter: /./, namespace: "printer" }, ({ path }) => {
      const contents = `
        import { printerOf } from ${JSON.stringify(`${browser}snippets/printer.ts`)};
        import { contextOf } from "./src/context.ts";
        import { writeProgram } from "./src/samples/programs.ts";
        export const open = printerOf({ prepare: contextOf, program: writeProgram });`;
      return { contents, loader: "ts", resolveDir: `${root}plugins/${path}` };
    });
  },
};
const printers = await build({
  ...common,
  entryPoints: Object.fromEntries(backends.map((name) => [`snippets-${name}`, `printer:${name}`])),
  outdir: "assets",
  format: "esm",
  splitting: true,
  chunkNames: "snippets-shared-[hash]",
  conditions: ["sdkwright-source"],
  // Modules that nothing of a printer uses import these.
  external: ["node:*"],
  plugins: [printerEntries, ownModules, runtimeNames],
});
for (const { imports } of Object.values(printers.metafile.outputs)) {
  const missing = imports.find(({ external }) => external);
  if (missing) throw new Error(`A printer of calls imports ${missing.path}, which browsers do not have`);
}

// Sites are copies of this code, so its licences go with it.
const HEAD = "Scripts of this site contain code of the following packages, under their own licences.";
const notices = noticesOf({ ...modules.metafile.outputs, ...printers.metafile.outputs }, root, HEAD);

const files = [...modules.outputFiles, ...printers.outputFiles, ...boot.outputFiles, ...styles.outputFiles];
const entries = [["licences.txt", notices]];
for (const { path, text } of files)
  entries.push([basename(path), text.trimEnd() + (path.endsWith(".css") ? "" : "\n")]);
writeFileSync(target, `${JSON.stringify(Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1))), null, 1)}\n`);
