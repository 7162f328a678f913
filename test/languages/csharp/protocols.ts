import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inTemporaryFolder, ROOT } from "@sdkwright/testkit";
import { compileFolder, filesOf } from "../../support/compile.js";
import type { ProtocolRun } from "../suite.js";
import { compileSdk } from "./check.js";
import { compile, RUNTIME_CONFIG, runDotnet } from "./toolchain.js";

/** Folder of the programs that stand for users of C# SDKs. */
const PROGRAMS = `${ROOT}test/languages/csharp/protocols`;

/** The class of the program for a project: `Asyncapi2`. */
const classOf = (project: string): string =>
  `${project.slice(0, 1).toUpperCase()}${project.slice(1).replaceAll("-", "")}`;

const programOf = (name: string): string => readFileSync(`${PROGRAMS}/${name}.cs`, "utf8");

/** Compiles the SDK of a project folder into an assembly of the folder of the programs; gives complaints. */
async function compileProject(folder: string, name: string, project: string): Promise<string[]> {
  const sdk = filesOf(await compileFolder(project, { generator: { name: "gen-csharp-sdk" } }));
  const own = join(folder, name);
  mkdirSync(own);
  const complaints = await compileSdk(own, sdk, { output: `${name}.dll` });
  if (complaints.length === 0) cpSync(join(own, `${name}.dll`), join(folder, `${name}.dll`));
  return complaints;
}

/** Compiles SDKs of project folders with the programs that are called as the projects, and runs those one after the other. */
export function runProtocolTests(
  projects: ReadonlyMap<string, string>,
  env: Readonly<Record<string, string>>,
): Promise<ProtocolRun> {
  return inTemporaryFolder(async (folder) => {
    const names = [...projects.keys()].map(classOf);
    for (const name of ["Main", ...names]) writeFileSync(join(folder, `${name}.cs`), programOf(name));
    writeFileSync(join(folder, "Programs.runtimeconfig.json"), RUNTIME_CONFIG);
    const complaints: string[] = [];
    for (const [name, project] of projects) complaints.push(...(await compileProject(folder, `${name}-sdk`, project)));
    if (complaints.length > 0) return { passed: [], failed: complaints };
    const program = {
      sources: ["Main", ...names].map((name) => `${name}.cs`),
      output: "Programs.dll",
      target: "exe",
      references: [...projects.keys()].map((name) => `${name}-sdk.dll`),
      // A program may use what an API has deprecated.
      further: ["-nowarn:CS0612,CS0618"],
    } as const;
    const failed = await compile(folder, program);
    if (failed.length > 0) return { passed: [], failed };
    const { code, stdout, stderr } = await runDotnet(folder, ["Programs.dll", ...names], env);
    const passed = [...stdout.matchAll(/^passed (\S+)$/gm)].map(([, test = ""]) => test);
    const isGood = code === 0 && !stdout.includes("failed ") && stderr === "";
    return { passed, failed: isGood ? [] : `${stdout}${stderr}`.split("\n") };
  });
}

/** How many tests the programs have for projects. */
export function countTests(projects: readonly string[]): number {
  const programs = projects.map((project) => programOf(classOf(project)));
  return programs.join("").match(/^ {4}internal static async Task Test/gm)?.length ?? 0;
}
