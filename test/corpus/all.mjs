// Takes every definition of the corpus through the compiler, builds it in every language, and records test/corpus/corpus.md. What has
// been built without a finding is not built again.
//
//   node test/corpus/all.mjs [language]
//   node test/corpus/all.mjs --wire [language]       runs the tests that SDKs of all but its largest definitions bring
//   node test/corpus/all.mjs --samples [language]    compiles the samples in the documents of a third of them
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const PASSES = {
  "--wire": ["test/suites/wire.test.ts", { WIRE_ALL: "1" }],
  "--samples": ["test/suites/readme.test.ts", { SAMPLES_ALL: "1" }],
};
const given = process.argv.slice(2);
const option = given.find((argument) => argument in PASSES);
const language = given.find((argument) => argument !== option);
const [file, variables] = PASSES[option] ?? ["test/suites/corpus.test.ts", { CORPUS: "all", UPDATE: "1" }];
const env = { ...process.env, ...variables, ...(language !== undefined && { ROW: language }) };
const { status } = spawnSync("npx", ["vitest", "run", file], { cwd: root, env, stdio: "inherit" });
process.exit(status ?? 1);
