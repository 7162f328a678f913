// Writes runtime.assets.json: the sources of the runtime, and which features need each, as runtime/features.json says; its
// signatures; and what the tests of SDKs share.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const runtime = fileURLToPath(new URL("../runtime/", import.meta.url));

/** Paths of the files below a folder that have an extension; none where there is no such folder. */
function filesIn(folder, extension) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(extension))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .sort();
}

/** The text of runtime.assets.json. A file that no feature names is in every SDK. */
export function runtimeAssets() {
  const features = JSON.parse(readFileSync(`${runtime}features.json`, "utf8"));
  const featuresOf = (path) => Object.keys(features).filter((name) => features[name].includes(path));
  const files = filesIn(`${runtime}lib/`, ".rb").map((path) => {
    const content = readFileSync(`${runtime}lib/${path}`, "utf8");
    const hash = createHash("sha256").update(content).digest("hex");
    return { path, features: featuresOf(path), hash, content };
  });
  // A signature is in an SDK if the source that it describes is.
  const signaturesIn = (folder, extension) =>
    filesIn(`${runtime}${folder}/`, extension).map((path) => {
      const source = `${path.slice(0, -extension.length)}.rb`;
      return { path, features: featuresOf(source), content: readFileSync(`${runtime}${folder}/${path}`, "utf8") };
    });
  const signatures = signaturesIn("sig", ".rbs");
  const rbi = signaturesIn("rbi", ".rbi");
  const wire = filesIn(`${runtime}wire/`, ".rb").map((path) => {
    return { path, content: readFileSync(`${runtime}wire/${path}`, "utf8") };
  });
  return `${JSON.stringify({ files, signatures, rbi, wire }, null, 1)}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(new URL("../runtime.assets.json", import.meta.url), runtimeAssets());
}
