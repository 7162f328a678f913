// `npm run row python load`: the programs of the runtime's tests as large as an SDK has to bear: 20,000 calls in a row,
// files of 200 MB. Some minutes. `SDKWRIGHT_PYTHON` names the interpreter.
import { ROOT, run } from "../../../../scripts/run.mjs";

process.env.SDK_LOAD = "full";
const runtime = `${ROOT}plugins/backend-python/runtime`;
const python = process.env.SDKWRIGHT_PYTHON ?? "python3";
const args = ["-q", "-s", "-p", "no:cacheprovider", "-c", `${runtime}/pyproject.toml`];
process.exitCode = run(python, [
  "-m",
  "pytest",
  ...args,
  ...process.argv.slice(2),
  `${runtime}/tests/test_programs.py`,
]);
