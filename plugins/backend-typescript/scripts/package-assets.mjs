// Writes package.assets.json: the files of package/, which every SDK has as they are, by path.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("../package/", import.meta.url));

function filesBelow(path) {
  return readdirSync(folder + path, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesBelow(`${path}${entry.name}/`) : [`${path}${entry.name}`],
  );
}

/** The text of package.assets.json. */
export function packageAssets() {
  const paths = filesBelow("").sort();
  const assets = Object.fromEntries(paths.map((path) => [path, readFileSync(folder + path, "utf8")]));
  return `${JSON.stringify(assets, null, 1)}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(new URL("../package.assets.json", import.meta.url), packageAssets());
}
