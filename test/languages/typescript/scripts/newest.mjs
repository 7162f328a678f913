// `npm run row typescript newest`: the conformance suite with SDKs under the newest Node of the npm registry, whatever Node
// runs the tests. Where that Node cannot be had, says so and counts as skipped.
import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { ROOT, tool } from "../../../../scripts/run.mjs";

const folder = `${ROOT}node_modules/.cache/newest-node`;
const program = `${folder}/node_modules/node/bin/node`;

/** Version of the newest Node, once it is there; undefined where it cannot be had. npm keeps what it fetched before. */
function install() {
  try {
    mkdirSync(folder, { recursive: true });
    const options = { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] };
    execFileSync("npm", ["install", "--prefix", folder, "--no-audit", "--no-fund", "node@latest"], options);
    return execFileSync(program, ["--version"], options).trim();
  } catch {
    return undefined;
  }
}

const version = install();
if (version === undefined) console.log("skipped: the newest Node cannot be had from the npm registry");
else {
  console.log(`SDKs run under Node ${version}`);
  process.env.CONFORMANCE_NODE = program;
  process.exitCode = tool("vitest/vitest.mjs", "run", "test/suites/conformance", "-t", "TypeScript (behaviour|time) ");
}
