import { type Files, inTemporaryFolder, writeFolder } from "@sdkwright/testkit";
import { runMeasured } from "../../support/measured.js";
import type { BuiltSdk } from "../suite.js";
import { compilerArguments, isOfRuntime, sourcesOf } from "./check.js";
import { complaintsOf, javaProgram } from "./toolchain.js";

/** Lines of Java that are emitted, without the runtime's. */
export function countLines(sdk: Files): number {
  return [...sdk].reduce((sum, [path, content]) => {
    return path.endsWith(".java") && !isOfRuntime(path) ? sum + content.split("\n").length - 1 : sum;
  }, 0);
}

/** Compiles an SDK by itself, as building it does. */
export function buildSdk(sdk: Files): Promise<BuiltSdk> {
  return inTemporaryFolder(async (folder) => {
    const sources = sourcesOf(sdk);
    writeFolder(folder, new Map([...sources, ["sources", [...sources.keys()].join("\n")]]));
    const args = ["-J-XX:+UseSerialGC", ...compilerArguments, "-d", "classes", "@sources"];
    const built = await runMeasured(javaProgram("javac"), args, { cwd: folder });
    return { seconds: built.seconds, megabytes: built.megabytes, complaints: complaintsOf(built) };
  });
}
