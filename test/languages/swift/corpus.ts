import { type Files, inTemporaryFolder, writeFolder } from "@sdkwright/testkit";
import { runMeasured } from "../../support/measured.js";
import type { BuiltSdk } from "../suite.js";
import { argumentsOf, core } from "./core.js";
import { listOf, moduleSources } from "./modules.js";
import { isSwift, moduleOf, ownSources } from "./project.js";
import { compilerArguments, complaintsOf } from "./toolchain.js";

/** Lines of Swift that are emitted, without the runtime's. */
export function countLines(sdk: Files): number {
  return [...ownSources(sdk)].reduce((sum, [path, content]) => {
    return isSwift(path) ? sum + content.split("\n").length - 1 : sum;
  }, 0);
}

/** Checks the types of an SDK against the compiled runtime, every warning an error. */
export function buildSdk(sdk: Files): Promise<BuiltSdk> {
  return inTemporaryFolder(async (folder) => {
    const runtime = await core();
    const sources = moduleSources(sdk, runtime);
    writeFolder(folder, new Map([...sources, ["sources.txt", listOf(sources.keys())]]));
    const args = [...argumentsOf(runtime, moduleOf(sdk)), "-typecheck", "-warnings-as-errors", "@sources.txt"];
    const built = await runMeasured("swiftc", compilerArguments(args), { cwd: folder });
    return { seconds: built.seconds, megabytes: built.megabytes, complaints: complaintsOf(built) };
  });
}
