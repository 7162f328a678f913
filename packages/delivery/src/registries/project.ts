import { existsSync } from "node:fs";
import { cp, lstat, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { readManifest, STATE_FOLDER } from "@sdkwright/output";
import ignore from "ignore";
import { deliveryCatalogue } from "../catalogue.js";
import type { Step, StepResult } from "../step.js";
import type { ProjectOptions } from "./options.js";
import { tailOf } from "./printed.js";
import { commonFailure, run } from "./tools.js";

/** Folders that never belong to an SDK, even if its `.gitignore` does not list them. */
const LEFT_OUT = [".git/", ".sdkwright/", "node_modules/"];

/** The copy in which an SDK is built: nothing is written into the user's folder. */
export const projectFolder = ({ scratch }: ProjectOptions): string => join(scratch, "project");

/** Generated files with the folders that they are in. */
function generatedIn(folder: string): ReadonlySet<string> {
  const read = readManifest(join(folder, STATE_FOLDER));
  if (!read || !("manifest" in read)) return new Set();
  const paths = [...read.manifest.files.keys(), ...read.manifest.once];
  return new Set(paths.flatMap((path) => path.split("/").map((_, end, parts) => parts.slice(0, end + 1).join("/"))));
}

/** Copies what belongs to the SDK: generated files, and others unless Git ignores them (built here before, or private). */
async function copy({ folder }: ProjectOptions, target: string): Promise<void> {
  const gitignore = await readFile(join(folder, ".gitignore"), "utf8").catch(() => "");
  const [leftOut, ignored] = [ignore().add(LEFT_OUT), ignore().add(gitignore)];
  const generated = generatedIn(folder);
  const isPart = (path: string, isFolder: boolean): boolean => {
    if (path === "") return true;
    const spelled = isFolder ? `${path}/` : path;
    return !leftOut.ignores(spelled) && (generated.has(path) || !ignored.ignores(spelled));
  };
  await cp(folder, target, {
    recursive: true,
    filter: async (source) => {
      const path = relative(folder, source).split(sep).join("/");
      return isPart(path, (await lstat(source)).isDirectory());
    },
  });
}

/** Runs commands one after the other, up to the first that fails. */
async function runAll(
  options: ProjectOptions,
  commands: readonly string[],
  failure: "build-failed" | "tests-failed",
): Promise<StepResult> {
  for (const line of commands) {
    const [command = "", ...args] = line.split(" ");
    const ran = await run(options, { command, args, cwd: projectFolder(options) });
    if (ran.code === 0) continue;
    const purpose = failure === "build-failed" ? "build the SDK" : "test the SDK";
    const common = commonFailure(ran, { command, purpose, options });
    const params = { command: line, printed: tailOf(ran) };
    const context = { location: options.location, ...helpOf(options, failure) };
    return { state: "failed", findings: [common ?? deliveryCatalogue.create(failure, params, context)] };
  }
  return { state: "done" };
}

/** What a build needs of the machine is for the user to install. */
function helpOf({ project }: ProjectOptions, failure: string): { readonly help?: string } {
  if (project?.install.into !== "machine") return {};
  const skip = failure === "tests-failed" ? " `--skip-tests` publishes without tests." : "";
  const commands = project.install.commands.map((command) => `\`${command}\``).join(", ");
  return {
    help: `Run ${commands} in the folder of the SDK for what it needs, and fix what the command reports.${skip}`,
  };
}

function buildStep(options: ProjectOptions): Step {
  const { project } = options;
  const { install, build = [] } = project ?? {};
  const commands = [...(install?.into === "folder" ? install.commands : []), ...build];
  const title = commands.length === 0 ? "Make a copy" : `Build a copy: ${commands.join(", ")}`;
  const build_ = async (): Promise<StepResult> => {
    await copy(options, projectFolder(options));
    return runAll(options, commands, "build-failed");
  };
  return { phase: "build", title, run: build_ };
}

function testStep(options: ProjectOptions, commands: readonly string[]): Step {
  const { project } = options;
  const testAll = async (): Promise<StepResult> => {
    if (project?.tests !== undefined && !existsSync(join(projectFolder(options), project.tests))) {
      return { state: "done", note: "the SDK has no tests" };
    }
    return runAll(options, commands, "tests-failed");
  };
  return { phase: "build", title: `Test it: ${commands.join(", ")}`, run: testAll };
}

/** Builds and tests an SDK in a copy, with the commands of its language. */
export function projectSteps(options: ProjectOptions): readonly Step[] {
  const tests = options.skipTests === true ? [] : (options.project?.test ?? []);
  return [buildStep(options), ...(tests.length > 0 ? [testStep(options, tests)] : [])];
}
