// Runs `check --strict` on every OpenAPI definition of one file that the corpus has, and prints how many pass, and the first
// code of those that do not. CI does so with the smaller ones.
//
//   node test/corpus/strict.mjs
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const cwd = fileURLToPath(new URL("../..", import.meta.url));
const env = { ...process.env, CORPUS: "all" };
const { status } = spawnSync("npx", ["vitest", "run", "test/strict.test.ts"], { cwd, env, stdio: "inherit" });
process.exit(status ?? 1);
