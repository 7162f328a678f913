// Writes browser.assets.json: scripts and styles of documentation sites, as they are copied into each. The explorer contains the
// runtime of TypeScript SDKs, so that it sends requests exactly as they do.
import { readFileSync, writeFileSync } from "node:fs";
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

// Sites are copies of this code, so its licences go with it.
const HEAD = "Scripts of this site contain code of the following packages, under their own licences.";
const notices = noticesOf(modules.metafile.outputs, root, HEAD);

const files = [...modules.outputFiles, ...boot.outputFiles, ...styles.outputFiles];
const entries = [["licences.txt", notices]];
for (const { path, text } of files)
  entries.push([basename(path), text.trimEnd() + (path.endsWith(".css") ? "" : "\n")]);
writeFileSync(target, `${JSON.stringify(Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1))), null, 1)}\n`);
