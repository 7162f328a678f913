import { type Files, inTemporaryFolder, ROOT, runProcess, writeFolder } from "@sdkwright/testkit";
import type { Emitted } from "../suite.js";
import { folderName, requiredPath } from "./project.js";
import { complaintsOf, runRuby } from "./toolchain.js";

const PROGRAM = `${ROOT}test/languages/ruby/programs/signatures/signatures.rb`;

const linesOf = (text: string): string[] => text.split("\n").filter((line) => line.trim() !== "");

/** Writes SDKs into folders of their own, whose names it gives. */
function writeSdks(folder: string, sdks: Emitted): string[] {
  return [...sdks].map(([name, sdk]) => {
    const own = folderName(name);
    writeFolder(`${folder}/${own}`, sdk);
    return own;
  });
}

/** Whether the signatures of SDKs, in RBS and in RBI, say of each public method what reflection says of it. */
export function compareSignatures(sdks: Emitted): Promise<readonly string[]> {
  return inTemporaryFolder(async (folder) => {
    const folders = writeSdks(folder, sdks).map((name) => `${folder}/${name}`);
    const run = await runRuby(ROOT, [PROGRAM, ...folders]);
    return [...complaintsOf(run), ...linesOf(`${run.stdout}${run.stderr}`)];
  });
}

/** SDKs in groups, in each of which no two have a module of one name. */
function apart(sdks: Emitted): Map<string, Files>[] {
  const groups: Map<string, Files>[] = [];
  const counts = new Map<string, number>();
  for (const [name, sdk] of sdks) {
    const library = requiredPath(sdk);
    const at = counts.get(library) ?? 0;
    counts.set(library, at + 1);
    const group = groups[at] ?? new Map<string, Files>();
    groups[at] = group.set(name, sdk);
  }
  return groups;
}

/** What `rbs validate` says of signatures. */
function validated(sdks: Emitted): Promise<readonly string[]> {
  return inTemporaryFolder(async (folder) => {
    const folders = writeSdks(folder, sdks).flatMap((name) => ["-I", `${name}/sig`]);
    const run = await runProcess("rbs", ["-r", "date", ...folders, "validate"], { cwd: folder });
    const said = linesOf(`${run.stdout}${run.stderr}`).filter((line) => !line.startsWith("Validating "));
    return run.code === 0 ? said : [`exit code ${run.code}`, ...said].slice(0, 60);
  });
}

/** What `rbs validate` says of the signatures of SDKs; one process reads those of many. */
export async function validateSignatures(sdks: Emitted): Promise<readonly string[]> {
  const complaints: string[] = [];
  for (const group of apart(sdks)) complaints.push(...(await validated(group)));
  return complaints;
}

/** Has Ruby compare all calls of the tests that an SDK brings, and what they return, with its signatures. */
const CHECKED_CALLS = [
  "-Ilib",
  "-Itest",
  "-rrbs/test/setup",
  "-e",
  "Dir['./test/wire/*_test.rb'].each { |path| require path }",
];

/** What the tests of an SDK say when each call is compared with its signature in RBS. `module` is that of the SDK. */
export function testSignatures(sdk: Files, module: string): Promise<readonly string[]> {
  return inTemporaryFolder(async (folder) => {
    writeFolder(folder, sdk);
    const env = {
      RBS_TEST_TARGET: `${module}::*`,
      RBS_TEST_OPT: "-r date -I sig",
      RBS_TEST_LOGLEVEL: "error",
      RBS_TEST_RAISE: "true",
    };
    const run = await runProcess("ruby", CHECKED_CALLS, { cwd: folder, env });
    return /^[1-9]\d* runs, [1-9]\d* assertions, 0 failures, 0 errors, 0 skips$/m.test(run.stdout)
      ? []
      : linesOf(`${run.stdout}${run.stderr}`).slice(-60);
  });
}
