import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inTemporaryFolder, ROOT, runProcess, writeFolder } from "@sdkwright/testkit";
import { compileFolder, filesOf } from "../../support/compile.js";
import type { ProtocolRun } from "../suite.js";
import { CLASS_PATH, COMPILED_QUICKLY, complaintsOf, javaProgram, runJava } from "./toolchain.js";

/** Folder of the programs that stand for users of Java SDKs. */
const PROGRAMS = `${ROOT}test/languages/java/protocols`;

/** The class of the program for a project: `Asyncapi2`. */
const classOf = (project: string): string =>
  `${project.slice(0, 1).toUpperCase()}${project.slice(1).replaceAll("-", "")}`;

const programOf = (name: string): string => readFileSync(`${PROGRAMS}/${name}.java`, "utf8");

/** Compiles SDKs of project folders with the programs that are called as the projects, and runs those one after the other. */
export function runProtocolTests(
  projects: ReadonlyMap<string, string>,
  env: Readonly<Record<string, string>>,
): Promise<ProtocolRun> {
  return inTemporaryFolder(async (folder) => {
    const names = [...projects.keys()].map(classOf);
    const files = new Map(["Main", ...names].map((name) => [`${name}.java`, programOf(name)]));
    for (const [name, project] of projects) {
      const sdk = filesOf(await compileFolder(project, { generator: { name: "gen-java-sdk" } }));
      for (const [path, content] of sdk) {
        if (/^src\/main\/java\/.*(?<!module-info)\.java$/.test(path)) files.set(`${name}/${path}`, content);
      }
    }
    writeFolder(folder, files);
    writeFileSync(join(folder, "sources"), [...files.keys()].join("\n"));
    const options = [
      ...COMPILED_QUICKLY,
      "--release",
      "17",
      "-proc:none",
      "-Xlint:-options",
      // A program may use what an API has deprecated.
      "-XDsuppressNotes",
    ];
    const args = [...options, "-d", "classes", "-cp", CLASS_PATH, "@sources"];
    const complaints = complaintsOf(await runProcess(javaProgram("javac"), args, { cwd: folder }));
    if (complaints.length > 0) return { passed: [], failed: complaints };
    const path = `classes:${CLASS_PATH}`;
    const { code, stdout, stderr } = await runJava(folder, ["-cp", path, "Main", ...names], env);
    const passed = [...stdout.matchAll(/^passed (\S+)$/gm)].map(([, test = ""]) => test);
    const isGood = code === 0 && !stdout.includes("failed ") && stderr === "";
    return { passed, failed: isGood ? [] : `${stdout}${stderr}`.split("\n") };
  });
}

/** How many tests the programs have for projects. */
export function countTests(projects: readonly string[]): number {
  const programs = projects.map((project) => programOf(classOf(project)));
  return programs.join("").match(/^ {2}static void test/gm)?.length ?? 0;
}
