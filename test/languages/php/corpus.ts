import { type Files, inTemporaryFolder, ROOT, writeFolder } from "@sdkwright/testkit";
import { runMeasured } from "../../support/measured.js";
import type { BuiltSdk } from "../suite.js";
import { isOfRuntime } from "./project.js";
import { complaintsOf, STRICT } from "./toolchain.js";

const PROGRAM = `${ROOT}test/languages/php/programs/reflection/reflect.php`;

/** Lines of PHP that are emitted, without the runtime's. */
export function countLines(sdk: Files): number {
  return [...sdk].reduce((sum, [path, content]) => {
    return path.endsWith(".php") && !isOfRuntime(path) ? sum + content.split("\n").length - 1 : sum;
  }, 0);
}

/** Loads every class of an SDK, which is the most that a program may need of it, and compares it with its documentation. */
export function buildSdk(sdk: Files): Promise<BuiltSdk> {
  return inTemporaryFolder(async (folder) => {
    writeFolder(`${folder}/sdk`, sdk);
    const args = [...STRICT, "-d", "memory_limit=1G", PROGRAM, `${folder}/sdk`];
    const built = await runMeasured("php", args, { cwd: ROOT });
    const said = built.stdout.split("\n").filter((line) => line !== "");
    return { seconds: built.seconds, megabytes: built.megabytes, complaints: [...complaintsOf(built), ...said] };
  });
}
