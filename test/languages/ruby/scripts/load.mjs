// `npm run row ruby load`: the test of the runtime's load as large as an SDK has to bear: 20,000 calls in a row, files of
// 200 MB.
import { ROOT, run } from "../../../../scripts/run.mjs";

process.env.SDK_LOAD = "full";
const runtime = `${ROOT}plugins/backend-ruby/runtime`;
const folders = ["lib", "test"].map((name) => `-I${runtime}/${name}`);
process.exitCode = run("ruby", [
  "-w",
  ...folders,
  `${runtime}/test/calls/load_test.rb`,
  "-v",
  ...process.argv.slice(2),
]);
