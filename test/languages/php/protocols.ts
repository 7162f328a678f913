import { readFileSync } from "node:fs";
import { inTemporaryFolder, ROOT, writeFolder } from "@sdkwright/testkit";
import { compileFolder, filesOf } from "../../support/compile.js";
import type { ProtocolRun } from "../suite.js";
import { folderName } from "./project.js";
import { runPhp } from "./toolchain.js";

/** Folder of the programs that stand for users of PHP SDKs. */
const PROGRAMS = `${ROOT}test/languages/php/protocols`;

const programOf = (name: string): string => readFileSync(`${PROGRAMS}/${name}.php`, "utf8");

/** Runs, one after the other, the programs that are called as projects, with the SDKs of these. */
export function runProtocolTests(
  projects: ReadonlyMap<string, string>,
  env: Readonly<Record<string, string>>,
): Promise<ProtocolRun> {
  return inTemporaryFolder(async (folder) => {
    const passed: string[] = [];
    const failed: string[] = [];
    for (const [name, project] of projects) {
      const sdk = filesOf(await compileFolder(project, { generator: { name: "gen-php-sdk" } }));
      const own = `${folder}/${folderName(name)}`;
      writeFolder(own, new Map([...sdk].filter(([path]) => path.startsWith("src/") || path === "composer.json")));
      const args = [`${PROGRAMS}/main.php`, `${PROGRAMS}/${name}.php`, own];
      const { code, stdout, stderr } = await runPhp(ROOT, args, env);
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
      .match(/^ {4}'/gm)?.length ?? 0
  );
}
