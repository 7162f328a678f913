import { join } from "node:path";
import { type Files, inTemporaryFolder, ROOT, runProcess, writeFolder } from "@sdkwright/testkit";
import type { Emitted } from "../suite.js";
import { distinctRuby, folderName, isRuby } from "./project.js";
import { complaintsOf, runRuby } from "./toolchain.js";

const PROGRAMS = `${ROOT}test/languages/ruby/programs`;

const linesOf = (text: string): string[] => text.split("\n").filter((line) => line.trim() !== "");

/** Writes SDKs into folders of their own, whose paths it gives. */
function writeSdks(folder: string, sdks: Emitted): string[] {
  return [...sdks].map(([name, sdk]) => {
    const own = join(folder, folderName(name));
    writeFolder(own, sdk);
    return own;
  });
}

/** Loads all files of SDKs; Ruby may warn of nothing. */
export function checkLoading(sdks: Emitted): Promise<readonly string[]> {
  return inTemporaryFolder(async (folder) => {
    const folders = writeSdks(folder, sdks);
    const run = await runRuby(ROOT, ["--disable-gems", `${PROGRAMS}/load.rb`, ...folders]);
    return [...complaintsOf(run), ...linesOf(`${run.stdout}${run.stderr}`)];
  });
}

/** What Ruby says of the syntax of files, tests included: nothing is run. */
export function checkSyntax(sdks: Emitted): Promise<readonly string[]> {
  return inTemporaryFolder(async (folder) => {
    writeFolder(folder, distinctRuby(sdks));
    const run = await runRuby(ROOT, ["-W:no-experimental", `${PROGRAMS}/syntax.rb`, folder]);
    return [...complaintsOf(run), ...linesOf(`${run.stdout}${run.stderr}`)];
  });
}

/** The oldest and the newest release of Ruby that npm has. */
const RELEASES = ["3.2", "4.0"] as const;

/** What a program of `programs` prints for a folder in other releases of Ruby than the one on PATH. */
export async function runReleases(program: string, folder: string): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const release of RELEASES) {
    const args = [`${PROGRAMS}/release.mjs`, release, `${PROGRAMS}/${program}`, folder];
    const run = await runProcess(process.execPath, ["--no-warnings", ...args], { cwd: ROOT });
    const said = [...complaintsOf(run), ...(run.code === 0 ? linesOf(`${run.stdout}${run.stderr}`) : [])];
    lines.push(...said.map((line) => `Ruby ${release}: ${line}`));
  }
  return lines;
}

/** What other releases of Ruby say of the syntax of files. */
export function checkReleases(sdks: Emitted): Promise<readonly string[]> {
  return inTemporaryFolder((folder) => {
    writeFolder(folder, distinctRuby(sdks));
    return runReleases("syntax.rb", folder);
  });
}

/** The files that rubocop reads of an SDK, with its configuration. */
function lintedFiles(distinct: Files, sdks: Emitted): Files {
  const files = new Map(distinct);
  for (const [name, sdk] of sdks) {
    for (const [path, content] of sdk) {
      if (path === ".rubocop.yml" || (isRuby(path) && !path.endsWith(".rb"))) files.set(`${name}/${path}`, content);
    }
  }
  return new Map([...files].map(([path, content]) => [inOwnFolder(path), content]));
}

/** The path of a file with the name of its SDK as the name of a folder. */
function inOwnFolder(path: string): string {
  const at = path.search(/\/(?:lib|test|sig|samples)\/|\/[^/]+$/);
  return `${folderName(path.slice(0, at))}${path.slice(at)}`;
}

/** Runs rubocop in a folder, each folder in it with its own configuration. */
export async function runRubocop(folder: string): Promise<readonly string[]> {
  const args = ["--cache", "false", "--format", "emacs", "--no-color", "--display-only-fail-level-offenses"];
  const run = await runProcess("rubocop", [...args, "--fail-level", "info", "."], { cwd: folder });
  return run.code === 0 ? [] : [`exit code ${run.code}`, ...linesOf(`${run.stdout}${run.stderr}`)].slice(0, 60);
}

/** What rubocop says of SDKs by the configuration that each brings. */
export function checkLint(sdks: Emitted): Promise<readonly string[]> {
  return inTemporaryFolder(async (folder) => {
    writeFolder(folder, lintedFiles(distinctRuby(sdks), sdks));
    return runRubocop(folder);
  });
}
