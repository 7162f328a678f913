import { join } from "node:path";
import { inTemporaryFolder, type ProcessResult, runProcess, writeFolder } from "@sdkwright/testkit";
import { build } from "esbuild";
import type { Emitted, TestRun } from "../suite.js";

/**
 * Writes SDKs, each into a folder of its own, with what their builds make of them. Types are not checked: other tests do
 * that for all SDKs.
 */
export async function buildSdks(folder: string, sdks: Emitted): Promise<void> {
  const entryPoints: string[] = [];
  for (const [name, files] of sdks) {
    writeFolder(join(folder, name), files);
    const sources = [...files.keys()].filter((path) => path.startsWith("src/") && path.endsWith(".ts"));
    for (const path of sources) entryPoints.push(join(folder, name, path));
  }
  const format = { outbase: folder, outdir: folder, format: "esm" } as const;
  const toDist = (path: string): string => path.replace(/^([^/]+)\/src\//, "$1/dist/");
  const outputs = await build({ ...format, entryPoints, write: false, logLevel: "silent" });
  const built = outputs.outputFiles.map(({ path, text }) => [toDist(path.slice(folder.length + 1)), text] as const);
  writeFolder(folder, new Map(built));
}

/**
 * Runs the tests that SDKs bring, as their `npm test` does behind the build, but all in one process: starting one for each
 * file takes longer than the tests.
 */
function runAll(folder: string, names: Iterable<string>): Promise<ProcessResult> {
  const imports = [...names].map((name) => `await import(${JSON.stringify(`./${name}/tests/wire/index.js`)});\n`);
  writeFolder(folder, new Map([["all.mjs", imports.join("")]]));
  return runProcess(process.execPath, ["--test-reporter=tap", "all.mjs"], { cwd: folder });
}

/** How many tests passed, by what they printed. */
function passed({ stdout }: ProcessResult): number {
  return Number(/^# pass (\d+)$/m.exec(stdout)?.[1] ?? 0);
}

/** The tests that failed, each with what it said. */
function failures({ stdout }: ProcessResult): string[] {
  const lines = stdout.split("\n");
  return lines.flatMap((line, at) => {
    if (!/^\s*not ok/.test(line)) return [];
    const details = lines.slice(at, at + 12);
    const place = details.find((detail) => detail.includes("location:")) ?? "";
    return `${line.trim()} ${place.trim()} ${details.find((detail) => detail.includes("error:"))?.trim() ?? ""}`;
  });
}

/** Builds SDKs and runs the tests that they bring. */
export function runOwnTests(sdks: Emitted): Promise<TestRun> {
  return inTemporaryFolder(async (folder) => {
    await buildSdks(folder, sdks);
    const result = await runAll(folder, sdks.keys());
    const failed = failures(result);
    const isBad = result.code !== 0 && failed.length === 0;
    return { passed: passed(result), failures: isBad ? [`exit code ${result.code}: ${result.stderr}`] : failed };
  });
}
