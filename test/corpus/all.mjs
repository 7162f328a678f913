// Takes every definition of the corpus through the compiler, type-checks all of what comes out, and records docs/corpus.md.
//
//   node test/corpus/all.mjs
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const env = { ...process.env, CORPUS: "all", UPDATE: "1" };
const { status } = spawnSync("npx", ["vitest", "run", "test/corpus.test.ts"], { cwd: root, env, stdio: "inherit" });
process.exit(status ?? 1);
