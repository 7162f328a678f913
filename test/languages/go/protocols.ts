import { readFileSync } from "node:fs";
import { type Files, inTemporaryFolder, ROOT, runProcess, writeFolder } from "@sdkwright/testkit";
import { compileFolder, filesOf } from "../support/compile.js";
import { oneModule } from "../support/go.js";

/** Folder of the tests that stand for users of Go SDKs. */
export const TESTS: string = `${ROOT}test/protocols/go`;

/** An SDK with the test that stands for its user, in place of its own tests. */
async function withTest(name: string, project: string): Promise<Files> {
  const emitted = filesOf(await compileFolder(project, { generator: "gen-go-sdk" }));
  const files = new Map([...emitted].filter(([path]) => !path.endsWith("_test.go")));
  return files.set("protocol_test.go", readFileSync(`${TESTS}/${name}_test.go`, "utf8"));
}

/** What became of tests. */
export interface Outcome {
  /** Every complaint of a test, and every one that did not pass. */
  readonly failed: readonly string[];
  readonly passed: readonly string[];
}

/**
 * Builds SDKs of project folders as one module, and runs their tests, one after the other: those of the folder `go` that
 * are called as the projects.
 */
export function runGoTests(
  projects: ReadonlyMap<string, string>,
  env: Readonly<Record<string, string>>,
): Promise<Outcome> {
  return inTemporaryFolder(async (folder) => {
    const sdks = new Map<string, Files>();
    for (const [name, project] of projects) sdks.set(name, await withTest(name, project));
    writeFolder(folder, oneModule(sdks));
    const { stdout, stderr } = await runProcess("go", ["test", "-p", "1", "-v", "./sdk/..."], { cwd: folder, env });
    const lines = `${stdout}${stderr}`.split("\n");
    const passed = lines.flatMap((line) => /^--- PASS: (\S+)/.exec(line)?.[1] ?? []);
    return { passed, failed: lines.filter((line) => !/^(?:=== |--- PASS|PASS$|ok |\?|$)/.test(line)) };
  });
}
