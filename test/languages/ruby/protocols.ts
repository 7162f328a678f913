import { readFileSync } from "node:fs";
import { inTemporaryFolder, ROOT, writeFolder } from "@sdkwright/testkit";
import { compileFolder, filesOf } from "../../support/compile.js";
import type { ProtocolRun } from "../suite.js";
import { folderName } from "./project.js";
import { runRuby } from "./toolchain.js";

/** Folder of the programs that stand for users of Ruby SDKs. */
const PROGRAMS = `${ROOT}test/languages/ruby/protocols`;

const programOf = (name: string): string => readFileSync(`${PROGRAMS}/${name}.rb`, "utf8");

/** Runs, one after the other, the programs that are called as projects, with the SDKs of these. */
export function runProtocolTests(
  projects: ReadonlyMap<string, string>,
  env: Readonly<Record<string, string>>,
): Promise<ProtocolRun> {
  return inTemporaryFolder(async (folder) => {
    const passed: string[] = [];
    const failed: string[] = [];
    for (const [name, project] of projects) {
      const sdk = filesOf(await compileFolder(project, { generator: { name: "gen-ruby-sdk" } }));
      const own = `${folder}/${folderName(name)}`;
      writeFolder(own, new Map([...sdk].filter(([path]) => path.startsWith("lib/"))));
      const args = ["-I", `${own}/lib`, "-r", `${PROGRAMS}/main.rb`, `${PROGRAMS}/${name}.rb`];
      const { code, stdout, stderr } = await runRuby(ROOT, args, env);
      passed.push(...[...stdout.matchAll(/^passed (.+)$/gm)].map(([, test = ""]) => test));
      if (code !== 0 || stderr !== "" || stdout.includes("failed "))
        failed.push(name, ...`${stdout}${stderr}`.split("\n"));
    }
    return { passed, failed };
  });
}

/** How many tests the programs have for projects. */
export function countTests(projects: readonly string[]): number {
  return (
    projects
      .map(programOf)
      .join("")
      .match(/^test /gm)?.length ?? 0
  );
}
