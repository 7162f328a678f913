import { type Files, inTemporaryFolder, writeFolder } from "@sdkwright/testkit";
import { runMeasured } from "../../support/measured.js";
import type { BuiltSdk } from "../suite.js";
import { isOfRuntime, sourcesOf } from "./check.js";
import { compilerArguments, complaintsOf } from "./toolchain.js";

/** Lines of C# that are emitted, without the runtime's. */
export function countLines(sdk: Files): number {
  return [...sdk].reduce((sum, [path, content]) => {
    return path.endsWith(".cs") && !isOfRuntime(path) ? sum + content.split("\n").length - 1 : sum;
  }, 0);
}

/** Compiles an SDK by itself, as building it does. */
export function buildSdk(sdk: Files): Promise<BuiltSdk> {
  return inTemporaryFolder(async (folder) => {
    const sources = sourcesOf(sdk);
    writeFolder(folder, sources);
    const compilation = { sources: [...sources.keys()], output: "Sdk.dll", further: ["-doc:Sdk.xml"] };
    // What it costs is measured of a process of its own.
    const args = compilerArguments(folder, compilation).filter((one) => !/^-(?:shared|keepalive):/.test(one));
    const built = await runMeasured("dotnet", args, { cwd: folder });
    return { seconds: built.seconds, megabytes: built.megabytes, complaints: complaintsOf(built) };
  });
}
