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
