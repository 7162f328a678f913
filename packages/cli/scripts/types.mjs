import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, posix } from "node:path";

/** Packages whose declarations the entries of the published package need, and where they are. */
const PACKAGES = {
  "plugin-api": "packages/plugin-api",
  diagnostics: "packages/diagnostics",
  source: "packages/source",
  descriptor: "packages/descriptor",
  "sdk-model": "packages/sdk-model",
  passes: "packages/passes",
  naming: "packages/naming",
  writer: "packages/writer",
  output: "packages/output",
  "ir-schema": "ir-schema",
  "json-schema": "packages/json-schema",
  "docs-kit": "packages/docs-kit",
  conformance: "packages/conformance",
};

/** Copies the declarations of the plugin API into one folder in which they find each other without any package. */
export function writeTypes(root, out) {
  for (const [name, folder] of Object.entries(PACKAGES)) {
    const dist = `${root}${folder}/dist`;
    const files = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".d.ts"));
    for (const file of files) {
      const target = `${name}/${file.replaceAll("\\", "/")}`;
      write(`${out}/${target}`, relink(readFileSync(`${dist}/${file}`, "utf8"), target));
    }
  }
  const tapable = createRequire(`${root}packages/plugin-api/package.json`).resolve("tapable/tapable.d.ts");
  write(`${out}/tapable/index.d.ts`, readFileSync(tapable, "utf8"));
}

/** Makes imports of packages relative. */
function relink(text, from) {
  return text.replace(/(from |import\()"(?:@sdkwright\/([\w-]+)|(tapable))"/g, (_, lead, own, other) => {
    if (own !== undefined && !(own in PACKAGES)) throw new Error(`${from} refers to @sdkwright/${own}`);
    const path = posix.relative(posix.dirname(from), `${own ?? other}/index.js`);
    return `${lead}"${path.startsWith(".") ? path : `./${path}`}"`;
  });
}

function write(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
