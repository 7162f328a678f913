import { inTemporaryFolder, type ProcessResult, runProcess, writeFolder } from "@sdkwright/testkit";
import type { Emitted, TestRun } from "../suite.js";
import { oneModule } from "./module.js";
import { GO_ENV } from "./toolchain.js";

interface TestEvent {
  readonly Action: string;
  readonly Package?: string;
  readonly ImportPath?: string;
  readonly Test?: string;
  readonly Output?: string;
}

function eventsOf({ stdout }: ProcessResult): TestEvent[] {
  return stdout.split("\n").flatMap((line) => (line.startsWith("{") ? [JSON.parse(line) as TestEvent] : []));
}

/** Runs the tests that Go SDKs bring, as `go test ./...` does in each. */
export function runGoTests(emitted: Emitted): Promise<TestRun> {
  return inTemporaryFolder(async (folder) => {
    writeFolder(folder, oneModule(emitted));
    const result = await runProcess("go", ["test", "-json", "./sdk/..."], { cwd: folder, env: GO_ENV });
    const outputs = new Map<string, string>();
    const failures: string[] = [];
    let passed = 0;
    for (const { Action, Package, ImportPath, Test, Output = "" } of eventsOf(result)) {
      const key = `${Package ?? ImportPath ?? ""} ${Test ?? ""}`.trim();
      if (Action === "output" || Action === "build-output") outputs.set(key, (outputs.get(key) ?? "") + Output);
      if (Action === "pass" && Test !== undefined) passed += 1;
      if ((Action === "fail" && Test !== undefined) || Action === "build-fail")
        failures.push(`${key}: ${outputs.get(key) ?? ""}`);
    }
    if (result.code !== 0 && failures.length === 0) failures.push(result.stderr);
    return { passed, failures };
  });
}
