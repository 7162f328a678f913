// Edits definitions of the corpus ten thousand times, and looks for faults, hangs and findings without a place.
//
//   node test/fuzz/long.mjs [runs] [seed]
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const [runs = "10000", seed = "1"] = process.argv.slice(2);
const root = fileURLToPath(new URL("../..", import.meta.url));
const env = { ...process.env, FUZZ_RUNS: runs, FUZZ_SEED: seed };
const { status } = spawnSync("npx", ["vitest", "run", "test/suites/fuzz"], { cwd: root, env, stdio: "inherit" });
process.exit(status ?? 1);
