import { type Files, inTemporaryFolder, ROOT, writeFolder } from "@sdkwright/testkit";
import { runMeasured } from "../../support/measured.js";
import type { BuiltSdk } from "../suite.js";
import { isOfRuntime } from "./project.js";
import { complaintsOf } from "./toolchain.js";

const PROGRAM = `${ROOT}test/languages/ruby/programs/load.rb`;

/** Lines of Ruby that are emitted, without the runtime's. */
export function countLines(sdk: Files): number {
  return [...sdk].reduce((sum, [path, content]) => {
    return path.endsWith(".rb") && !isOfRuntime(path, sdk) ? sum + content.split("\n").length - 1 : sum;
  }, 0);
}

/** Loads all files of an SDK, which is the most that a program may need of it. */
export function buildSdk(sdk: Files): Promise<BuiltSdk> {
  return inTemporaryFolder(async (folder) => {
    writeFolder(`${folder}/sdk`, sdk);
    const args = ["-w", "--disable-gems", PROGRAM, `${folder}/sdk`];
    const built = await runMeasured("ruby", args, { cwd: ROOT });
    const said = `${built.stdout}${built.stderr}`.split("\n").filter((line) => line !== "");
    return { seconds: built.seconds, megabytes: built.megabytes, complaints: [...complaintsOf(built), ...said] };
  });
}
