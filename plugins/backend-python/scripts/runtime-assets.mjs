// Writes runtime.assets.json: the sources of the runtime, what each declares and which features need it, the module that
// the tests of SDKs share, and the files that every SDK has as they are. runtime/features.json says which features need a
// file, by path or glob; what stands under `core` goes to every SDK. runtime/public.txt lists what users import by name.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const sources = fileURLToPath(new URL("../runtime/src/sdk/", import.meta.url));
const table = fileURLToPath(new URL("../runtime/features.json", import.meta.url));

function sourcesIn(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && (entry.name.endsWith(".py") || entry.name === "py.typed"))
    .map((entry) => relative(sources, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .filter((path) => path !== "__init__.py")
    .sort();
}

/** What a module declares for others: classes and functions, and constants and types with capital letters. */
function exportsOf(content) {
  const declared = /^(?:class|def|async def)\s+([A-Za-z]\w*)|^([A-Z]\w*)(?:\s*=|: )/gm;
  return [...content.matchAll(declared)].map(([, name, constant]) => name ?? constant);
}

/** The text of runtime.assets.json. */
export function runtimeAssets() {
  const { core = [], ...features } = existsSync(table) ? JSON.parse(readFileSync(table, "utf8")) : {};
  const isUnder = (glob, path) => (glob.endsWith("/*") ? path.startsWith(glob.slice(0, -1)) : path === glob);
  const matches = (globs, path) => globs.some((glob) => isUnder(glob, path));
  const files = sourcesIn(sources).map((path) => {
    const needing = Object.keys(features).filter((feature) => matches(features[feature], path));
    const content = readFileSync(sources + path, "utf8");
    const hash = createHash("sha256").update(content).digest("hex");
    const exports = exportsOf(content);
    return { path, features: needing.length > 0 && !matches(core, path) ? needing : [], exports, hash, content };
  });
  const read = (path) => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");
  const support = read("runtime/wire/support.py");
  const names = ["gitignore", "pyproject.toml"];
  const statics = Object.fromEntries(names.map((name) => [name, read(`static/${name}`)]));
  const listed = read("runtime/public.txt")
    .split("\n")
    .filter((line) => /^[^#]/.test(line));
  return `${JSON.stringify({ files, public: listed, support, statics }, null, 1)}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(new URL("../runtime.assets.json", import.meta.url), runtimeAssets());
}
