import { readFileSync } from "node:fs";
import { inTemporaryFolder, ROOT, writeFolder } from "@sdkwright/testkit";
import { compileFolder, filesOf } from "../../support/compile.js";
import type { ProtocolRun } from "../suite.js";
import { folderName } from "./project.js";
import { runPython } from "./toolchain.js";

/** Folder of the tests that stand for users of Python SDKs. */
const TESTS = `${ROOT}test/languages/python/protocols`;

const testOf = (name: string): string => readFileSync(`${TESTS}/${name.replaceAll("-", "_")}.py`, "utf8");

/** Runs the tests that stand for the users of an SDK. */
async function runTests(
  folder: string,
  name: string,
  env: Readonly<Record<string, string>>,
): Promise<{ readonly passed: readonly string[]; readonly failed: readonly string[] }> {
  const args = [
    "-m",
    "pytest",
    "-v",
    "--tb=short",
    "-p",
    "no:cacheprovider",
    "-o",
    "pythonpath=src",
    "test_protocol.py",
  ];
  const { code, stdout, stderr } = await runPython(`${folder}/${folderName(name)}`, args, env);
  const passed = [...stdout.matchAll(/::(\w+) PASSED/g)].map(([, test = ""]) => test);
  return { passed, failed: code === 0 ? [] : [name, ...`${stdout}${stderr}`.split("\n")] };
}

/**
 * Runs tests with the SDKs of project folders, one after the other: those of the folder `protocols` that are called as the
 * projects.
 */
export function runProtocolTests(
  projects: ReadonlyMap<string, string>,
  env: Readonly<Record<string, string>>,
): Promise<ProtocolRun> {
  return inTemporaryFolder(async (folder) => {
    const passed: string[] = [];
    const failed: string[] = [];
    for (const [name, project] of projects) {
      const sdk = filesOf(await compileFolder(project, { generator: { name: "gen-python-sdk" } }));
      const sources = [...sdk].filter(([path]) => path.startsWith("src/"));
      writeFolder(`${folder}/${folderName(name)}`, new Map([...sources, ["test_protocol.py", testOf(name)]]));
      const run = await runTests(folder, name, env);
      passed.push(...run.passed);
      failed.push(...run.failed);
    }
    return { passed, failed };
  });
}

/** How many tests the folder has for projects. */
export function countTests(projects: readonly string[]): number {
  return (
    projects
      .map(testOf)
      .join("")
      .match(/^def test_/gm)?.length ?? 0
  );
}
