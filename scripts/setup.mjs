// Brings a checkout to where everything runs: dependencies installed, packages built. Quick where nothing changed.
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { pnpm, ROOT } from "./run.mjs";

const stamp = `${ROOT}node_modules/.installed`;
const lock = createHash("sha256")
  .update(readFileSync(`${ROOT}pnpm-lock.yaml`))
  .digest("hex");

if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== lock) {
  const code = pnpm("install", "--frozen-lockfile");
  if (code !== 0) process.exit(code);
  writeFileSync(stamp, lock);
}
process.exit(pnpm("exec", "turbo", "run", "build", "--output-logs=errors-only"));
