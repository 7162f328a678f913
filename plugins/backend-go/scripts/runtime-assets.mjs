// Writes runtime.assets.json: the sources of the runtime, and which features need each. runtime/features.json says it by
// glob; what stands under `core` goes to every SDK. Texts of `static` become files of SDKs otherwise.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const runtime = fileURLToPath(new URL("../runtime/", import.meta.url));
const texts = fileURLToPath(new URL("../static/", import.meta.url));

function sourcesIn(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".go") && !entry.name.endsWith("_test.go"))
    .map((entry) => relative(runtime, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .sort();
}

/** The text of runtime.assets.json. */
export function runtimeAssets() {
  const table = `${runtime}features.json`;
  const { core = [], ...features } = existsSync(table) ? JSON.parse(readFileSync(table, "utf8")) : {};
  const isUnder = (glob, path) => (glob.endsWith("/*") ? path.startsWith(glob.slice(0, -1)) : path === glob);
  const matches = (globs, path) => globs.some((glob) => isUnder(glob, path));
  const files = sourcesIn(runtime).map((path) => {
    const needing = Object.keys(features).filter((feature) => matches(features[feature], path));
    const content = readFileSync(runtime + path, "utf8");
    const hash = createHash("sha256").update(content).digest("hex");
    return { path, features: needing.length > 0 && !matches(core, path) ? needing : [], hash, content };
  });
  const textOf = (name) => readFileSync(texts + name, "utf8");
  return `${JSON.stringify({ files, aliases: textOf("aliases.go") }, null, 1)}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(new URL("../runtime.assets.json", import.meta.url), runtimeAssets());
}
