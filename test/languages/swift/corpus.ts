import { type Files, inTemporaryFolder, writeFolder } from "@sdkwright/testkit";
import { runMeasured } from "../../support/measured.js";
import type { BuiltSdk } from "../suite.js";
import { argumentsOf, brandNames, brandOf, core } from "./core.js";
import { isSwift, moduleOf, ownSources } from "./project.js";
import { complaintsOf } from "./toolchain.js";

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
    const files = new Map([...ownSources(sdk), ["Brand.swift", brandNames(runtime, brandOf(sdk))]]);
    writeFolder(folder, files);
    // The command line of an SDK of thousands of files would be too long.
    writeFolder(folder, new Map([["sources.txt", [...files.keys()].map((path) => `"${path}"\n`).join("")]]));
    // All files in one process: by default, each has one that reads all others too.
    const args = [...argumentsOf(runtime, moduleOf(sdk)), "-wmo", "-typecheck", "-warnings-as-errors", "@sources.txt"];
    const built = await runMeasured("swiftc", ["-swift-version", "6", ...args], { cwd: folder });
    return { seconds: built.seconds, megabytes: built.megabytes, complaints: complaintsOf(built) };
  });
}
