import { readFileSync } from "node:fs";
import { type Files, inTemporaryFolder, ROOT, runProcess, writeFolder } from "@sdkwright/testkit";
import { compileFolder, filesOf } from "../../support/compile.js";
import type { ProtocolRun } from "../suite.js";
import { oneModule } from "./module.js";
import { GO_ENV } from "./toolchain.js";

/** Folder of the tests that stand for users of Go SDKs. */
const TESTS = `${ROOT}test/languages/go/protocols`;

/** An SDK with the test that stands for its user, in place of its own tests. */
async function withTest(name: string, project: string): Promise<Files> {
  const emitted = filesOf(await compileFolder(project, { generator: { name: "gen-go-sdk" } }));
  const files = new Map([...emitted].filter(([path]) => !path.endsWith("_test.go")));
  return files.set("protocol_test.go", readFileSync(`${TESTS}/${name}_test.go`, "utf8"));
}

/**
 * Builds SDKs of project folders as one module, and runs their tests, one after the other: those of the folder
 * `protocols` that are called as the projects.
 */
export function runProtocolTests(
  projects: ReadonlyMap<string, string>,
  env: Readonly<Record<string, string>>,
): Promise<ProtocolRun> {
  return inTemporaryFolder(async (folder) => {
    const sdks = new Map<string, Files>();
    for (const [name, project] of projects) sdks.set(name, await withTest(name, project));
    writeFolder(folder, oneModule(sdks));
    const args = ["test", "-p", "1", "-v", "./sdk/..."];
    const { stdout, stderr } = await runProcess("go", args, { cwd: folder, env: { ...env, ...GO_ENV } });
    const lines = `${stdout}${stderr}`.split("\n");
    const passed = lines.flatMap((line) => /^--- PASS: (\S+)/.exec(line)?.[1] ?? []);
    return { passed, failed: lines.filter((line) => !/^(?:=== |--- PASS|PASS$|ok |\?|$)/.test(line)) };
  });
}

/** How many tests the folder has for projects. */
export function countTests(projects: readonly string[]): number {
  const texts = projects.map((name) => readFileSync(`${TESTS}/${name}_test.go`, "utf8"));
  return texts.join("").match(/^func Test/gm)?.length ?? 0;
}
