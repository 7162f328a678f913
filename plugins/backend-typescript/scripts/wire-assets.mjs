// Writes wire.assets.json: the text of wire/harness.js, which the wire tests of emitted SDKs share.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The text of wire.assets.json. */
export function wireAssets() {
  const harness = readFileSync(new URL("../wire/harness.js", import.meta.url), "utf8");
  return `${JSON.stringify({ harness }, null, 1)}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(new URL("../wire.assets.json", import.meta.url), wireAssets());
}
