// Takes every definition of the corpus through the compiler, type-checks all of what comes out, and records docs/corpus.md.
//
//   node test/corpus/all.mjs
//   node test/corpus/all.mjs --go    builds all of it as Go SDKs instead, and records docs/corpus-go.md
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const env = { ...process.env, CORPUS: "all", UPDATE: "1" };
const file = process.argv.includes("--go") ? "test/corpus-go.test.ts" : "test/corpus.test.ts";
const { status } = spawnSync("npx", ["vitest", "run", file], { cwd: root, env, stdio: "inherit" });
process.exit(status ?? 1);
