// Writes runtime.assets.json: the sources of the runtime, and which features need each, as runtime/features.json says; and what the
// tests of SDKs share.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const runtime = fileURLToPath(new URL("../runtime/", import.meta.url));
const sources = `${runtime}src/`;
const tests = `${runtime}wire/`;

/** Paths of sources below a folder. */
function sourcesIn(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".php"))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .sort();
}

/** The text of runtime.assets.json. A file that no feature names is in every SDK. */
export function runtimeAssets() {
  const features = JSON.parse(readFileSync(`${runtime}features.json`, "utf8"));
  const files = sourcesIn(sources).map((path) => {
    const needing = Object.keys(features).filter((name) => features[name].includes(path));
    const content = readFileSync(sources + path, "utf8");
    const hash = createHash("sha256").update(content).digest("hex");
    return { path, features: needing, hash, content };
  });
  const wire = sourcesIn(tests).map((path) => ({ path, content: readFileSync(tests + path, "utf8") }));
  return `${JSON.stringify({ files, wire }, null, 1)}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(new URL("../runtime.assets.json", import.meta.url), runtimeAssets());
}
