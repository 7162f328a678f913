// Takes every definition of the corpus through the compiler, type-checks all of what comes out, and records docs/corpus.md.
//
//   node test/corpus/all.mjs
//   node test/corpus/all.mjs --go         builds all of it as Go SDKs instead, and records docs/corpus-go.md
//   node test/corpus/all.mjs --wire-go    runs the tests that Go SDKs of all but its largest definitions bring
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const recording = { CORPUS: "all", UPDATE: "1" };
const runs = {
  "--go": { file: "test/corpus-go.test.ts", variables: recording },
  "--wire-go": { file: "test/wire-go.test.ts", variables: { WIRE_ALL: "1" } },
};
const { file, variables } = runs[process.argv[2]] ?? { file: "test/corpus.test.ts", variables: recording };
const env = { ...process.env, ...variables };
const { status } = spawnSync("npx", ["vitest", "run", file], { cwd: root, env, stdio: "inherit" });
process.exit(status ?? 1);
