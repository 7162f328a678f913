import { inTemporaryFolder, writeFolder } from "@sdkwright/testkit";
import type { Emitted, TestRun } from "../suite.js";
import { folderName } from "./project.js";
import { runPython } from "./toolchain.js";

/**
 * Runs the tests of several SDKs one after the other in one process: starting one for each takes longer than most tests. The
 * modules of an SDK are dropped before the next one, which may have the same names.
 */
const PROGRAM = `
import os, pathlib, sys
import pytest
home = pathlib.Path.cwd()
# What these add to a test is a tenth of its time, and none of them can make it fail.
unused = ["asyncio", "anyio", "logging", "threadexception", "unraisableexception", "cacheprovider"]
options = ["-q", "--no-header", "--tb=short", "-rfE", "--assert=plain"]
options += [part for plugin in unused for part in ("-p", f"no:{plugin}")]
first = set(sys.modules)
for name in sys.argv[1:]:
    os.chdir(home / name)
    sys.path.insert(0, str(home / name / "src"))
    code = pytest.main([*options, "tests"])
    print(f"== {name} ended with {int(code)}", flush=True)
    sys.path.pop(0)
    for module in [one for one in sys.modules if one not in first]:
        origin = getattr(sys.modules[module], "__file__", None) or ""
        if origin.startswith(str(home)) or module.split(".")[0] in ("tests", "conftest"):
            del sys.modules[module]
`;

interface Ended {
  readonly passed: number;
  readonly failures: readonly string[];
}

/** What pytest printed about one SDK. */
function readOutput(name: string, code: number, output: string): Ended {
  const passed = Number(/(\d+) passed/.exec(output)?.[1] ?? 0);
  if (code === 0) return { passed, failures: [] };
  const failures = output.split("\n").filter((line) => /^(?:FAILED|ERROR|E {2}| {4}assert )/.test(line));
  return {
    passed,
    failures: failures.length > 0 ? failures.map((line) => `${name}: ${line}`) : [`${name}: ${output}`],
  };
}

/** Runs the tests that Python SDKs bring, as `pytest` does in each. */
export function runWireTests(sdks: Emitted): Promise<TestRun> {
  return inTemporaryFolder(async (folder) => {
    for (const [name, sdk] of sdks) writeFolder(`${folder}/${folderName(name)}`, sdk);
    const names = [...sdks.keys()].map(folderName);
    const { stdout, stderr } = await runPython(folder, ["-c", PROGRAM, ...names]);
    const ended = [...stdout.matchAll(/([\s\S]*?)^== (\w+) ended with (\d+)$/gm)];
    const runs = ended.map(([, output = "", name = "", code]) => readOutput(name, Number(code), output));
    const missing = ended.length < names.length ? [`only ${ended.length} of ${names.length} ran: ${stderr}`] : [];
    return {
      passed: runs.reduce((sum, { passed }) => sum + passed, 0),
      failures: [...runs.flatMap(({ failures }) => failures), ...missing],
    };
  });
}
