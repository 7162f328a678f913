// Writes runtime.assets.json: the sources of the runtime, and which features need each, as runtime/features.json says; beside
// them the module for tests of programs, and what the wire tests of SDKs share.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const runtime = fileURLToPath(new URL("../runtime/", import.meta.url));

/** Paths of the Swift sources below a folder; none where there is no such folder. */
function sourcesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".swift"))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .sort();
}

/** Types that sources declare. */
const DECLARATION =
  /^(?:(?:public|private|fileprivate|final|indirect|package) )*(?:actor|class|enum|protocol|struct|typealias) (\w+)/gm;

/** Conditional parts of sources, whose declarations are indented. */
const CONDITIONAL = /^#if .*\n[\s\S]*?^#endif/gm;

/** The types at the top level of a source, whose names no type of an API can have. */
function typesIn(content) {
  const topLevel = content.replace(CONDITIONAL, (part) => part.replace(/^ {2}/gm, ""));
  return [...topLevel.matchAll(DECLARATION)].map(([, name = ""]) => name);
}

/** The text of runtime.assets.json. A file that no feature names is in every SDK. */
export function runtimeAssets() {
  const list = `${runtime}features.json`;
  const features = existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : {};
  const filesIn = (folder, prefix = "") =>
    sourcesIn(folder).map((path) => {
      const needing = Object.keys(features).filter((name) => features[name].includes(prefix + path));
      const content = readFileSync(folder + path, "utf8");
      const hash = createHash("sha256").update(content).digest("hex");
      return { path, features: needing, exports: typesIn(content), hash, content };
    });
  const assets = {
    files: filesIn(`${runtime}Sources/Sdk/`),
    testing: filesIn(`${runtime}Sources/SdkTesting/`, "testing/"),
    wire: filesIn(`${runtime}wire/`, "wire/"),
  };
  return `${JSON.stringify(assets, null, 1)}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(new URL("../runtime.assets.json", import.meta.url), runtimeAssets());
}
