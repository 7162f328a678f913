import { inTemporaryFolder, ROOT, writeFolder } from "@sdkwright/testkit";
import type { Emitted, TestRun } from "../suite.js";
import { folderName } from "./project.js";
import { complaintsOf, runRuby } from "./toolchain.js";

const PROGRAM = `${ROOT}test/languages/ruby/programs/wire.rb`;

/** What the program says of the tests of one SDK. */
interface Said {
  readonly passed: boolean;
  readonly output: string;
}

function readLine(name: string, line: string | undefined): TestRun {
  if (line === undefined) return { passed: 0, failures: [`${name}: its tests did not run`] };
  const { passed, output } = JSON.parse(line) as Said;
  const [, count = "0", skips = "0"] = /^(\d+) runs, .* (\d+) skips$/m.exec(output) ?? [];
  // Ruby warns of code of the SDK among what the tests print.
  const warnings = output.split("\n").filter((text) => /\bwarning: /.test(text));
  if (passed && Number(count) > 0 && warnings.length === 0)
    return { passed: Number(count) - Number(skips), failures: [] };
  const said = warnings.length > 0 ? warnings : output.slice(Math.max(0, output.search(/^ {2}1\) /m))).split("\n");
  const lines = said.filter((text) => text.trim() !== "").slice(0, 200);
  return { passed: 0, failures: [`${name}: ${count} tests ran`, ...lines.map((text) => `${name}: ${text}`)] };
}

/** Runs the tests that Ruby SDKs bring. */
export function runWireTests(sdks: Emitted): Promise<TestRun> {
  return inTemporaryFolder(async (folder) => {
    const folders = [...sdks].map(([name, sdk]) => {
      const own = `${folder}/${folderName(name)}`;
      writeFolder(own, sdk);
      return own;
    });
    const run = await runRuby(ROOT, [PROGRAM, ...folders]);
    const lines = run.stdout.split("\n").filter((line) => line.startsWith("{"));
    const runs = [...sdks.keys()].map((name, index) => readLine(name, lines[index]));
    return {
      passed: runs.reduce((sum, { passed }) => sum + passed, 0),
      failures: [...complaintsOf({ ...run, stdout: "" }), ...runs.flatMap(({ failures }) => failures)],
    };
  });
}
