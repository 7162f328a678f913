// `npm run row go fuzz [seconds]`: every fuzz test of the runtime of Go SDKs for so many seconds each, 30 unless told. What
// they find, Go keeps below `testdata` of the package, where its tests then try it each time. Without Go: skipped.
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT } from "../../../../scripts/run.mjs";

const runtime = `${ROOT}plugins/backend-go/runtime`;
const seconds = Number(process.argv[2] ?? 30);
const options = { cwd: runtime, stdio: "inherit" };

if (spawnSync("go", ["version"], { cwd: runtime, stdio: "ignore" }).status !== 0) {
  console.log("skipped: there is no Go on PATH");
  process.exit(0);
}
const files = readdirSync(runtime, { recursive: true }).filter((name) => name.endsWith("_test.go"));
for (const file of files.sort()) {
  for (const [, name] of readFileSync(join(runtime, file), "utf8").matchAll(/^func (Fuzz\w+)\(/gm)) {
    const where = `./${dirname(file)}`;
    const args = [
      "test",
      where,
      "-run",
      "^$",
      "-fuzz",
      `^${name}$`,
      "-fuzztime",
      `${seconds}s`,
      "-fuzzminimizetime",
      "10x",
    ];
    if (spawnSync("go", args, options).status !== 0) process.exitCode = 1;
  }
}
