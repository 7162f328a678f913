import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { inTemporaryFolder, ROOT, runProcess, writeFolder } from "@sdkwright/testkit";
import type { Emitted } from "../suite.js";
import { distinctPhp, folderName } from "./project.js";
import { complaintsOf, runPhp } from "./toolchain.js";

export const PROGRAMS = `${ROOT}test/languages/php/programs`;

/** Releases of PHP that SDKs support, beside the one on PATH. */
export const VERSIONS = ["8.2", "8.3", "8.5"] as const;

/** Compiles sources by releases of PHP that npm has, each in a process for all of them. */
export function checkReleases(sdks: Emitted): Promise<readonly string[]> {
  return inTemporaryFolder(async (folder) => {
    const file = join(folder, "sources.json");
    writeFileSync(file, JSON.stringify(Object.fromEntries(distinctPhp(sdks))));
    const complaints: string[] = [];
    for (const version of VERSIONS) {
      const run = await runProcess(process.execPath, [`${PROGRAMS}/compile.mjs`, version, file], { cwd: folder });
      const said = `${run.stdout}${run.stderr}`.split("\n").filter((line) => line !== "");
      complaints.push(...said.map((line) => `PHP ${version}: ${line}`));
      if (run.code !== 0) complaints.push(`PHP ${version}: exit code ${run.code}`);
    }
    return complaints;
  });
}

/** Loads every class of SDKs, and compares their documentation with their code. */
export function checkClasses(sdks: Emitted): Promise<readonly string[]> {
  return inTemporaryFolder(async (folder) => {
    for (const [name, sdk] of sdks) writeFolder(join(folder, folderName(name)), sdk);
    const folders = [...sdks.keys()].map((name) => join(folder, folderName(name)));
    const run = await runPhp(ROOT, [`${PROGRAMS}/reflection/reflect.php`, ...folders]);
    return [...complaintsOf(run), ...run.stdout.split("\n").filter((line) => line !== "")];
  });
}
