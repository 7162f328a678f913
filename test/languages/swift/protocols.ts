import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { inTemporaryFolder, ROOT, writeFolder } from "@sdkwright/testkit";
import { compileFolder, filesOf } from "../../support/compile.js";
import type { ProtocolRun } from "../suite.js";
import { core, libraryOf } from "./core.js";
import { compileSdk, importPaths } from "./modules.js";
import { compile, complaintsOf, linkProgram, runProgram } from "./toolchain.js";

/** Folder of the programs that stand for users of Swift SDKs. */
const PROGRAMS = `${ROOT}test/languages/swift/protocols`;

/** The file of the program for a project: `Asyncapi2.swift`. */
const fileOf = (project: string): string =>
  `${project.slice(0, 1).toUpperCase()}${project.slice(1).replaceAll("-", "")}.swift`;

const programOf = (file: string): string => readFileSync(join(PROGRAMS, file), "utf8");

/** Compiles the SDKs of project folders with the programs that are called as the projects, and runs these one after the other. */
export function runProtocolTests(
  projects: ReadonlyMap<string, string>,
  env: Readonly<Record<string, string>>,
): Promise<ProtocolRun> {
  return inTemporaryFolder(async (folder) => {
    const runtime = await core();
    const objects: string[] = [];
    for (const [name, project] of projects) {
      const sdk = filesOf(await compileFolder(project, { generator: { name: "gen-swift-sdk" } }));
      const module = await compileSdk(join(folder, name), sdk, runtime);
      if (!("object" in module)) return { passed: [], failed: module };
      objects.push(module.object);
    }
    const files = readdirSync(PROGRAMS);
    writeFolder(folder, new Map(files.map((file) => [file, programOf(file)])));
    const imported = [...projects.keys()].flatMap((name) => importPaths(join(folder, name), runtime));
    const args = ["-module-name", "Programs", ...imported, "-c", "-o", "Programs.o"];
    const compiled = await compile(folder, [...args, ...files]);
    // A program may use what an API has deprecated.
    const failed = complaintsOf(compiled).filter((line) => !/ warning: .* is deprecated: /.test(line));
    if (failed.length > 0) return { passed: [], failed };
    const linked = await linkProgram(folder, ["Programs.o", ...objects, libraryOf(runtime)], "programs");
    if (linked.code !== 0) return { passed: [], failed: complaintsOf(linked) };
    const { code, stdout, stderr } = await runProgram(folder, join(folder, "programs"), env);
    const passed = [...stdout.matchAll(/^passed (.+)$/gm)].map(([, test = ""]) => test);
    const isGood = code === 0 && !stdout.includes("failed ") && stderr === "";
    return { passed, failed: isGood ? [] : [`exit code ${code}`, ...`${stdout}${stderr}`.split("\n")] };
  });
}

/** How many tests the programs have for projects. */
export function countTests(projects: readonly string[]): number {
  const programs = projects.map((project) => programOf(fileOf(project)));
  return programs.join("").match(/^ {2}await test\(/gm)?.length ?? 0;
}
