import { join } from "node:path";
import { type Files, inTemporaryFolder, type ProcessResult, runProcess, writeFolder } from "@sdkwright/testkit";
import type { Emitted } from "../suite.js";
import { complaintsOf, oneModule } from "./module.js";
import { GO_ENV } from "./toolchain.js";

/** What gofmt, the compiler and vet say of Go SDKs; nothing where all is well. */
export function checkGo(emitted: Emitted): Promise<string[]> {
  return inTemporaryFolder(async (folder) => {
    writeFolder(folder, oneModule(emitted));
    for (const [name, sdk] of emitted) writeFolder(join(folder, "layout", name), onlyGo(sdk));
    const layout = complaintsOf(await runProcess("gofmt", ["-l", "layout"], { cwd: folder }));
    for (const args of [
      ["build", "./core/...", "./sdk/..."],
      ["vet", "./sdk/..."],
    ]) {
      const complaints = complaintsOf(await runProcess("go", args, { cwd: folder, env: GO_ENV }));
      if (complaints.length > 0) return [...layout, ...complaints];
    }
    return layout;
  });
}

/** What staticcheck says of Go SDKs; nothing where all is well. */
export function lintGo(emitted: Emitted): Promise<string[]> {
  return inTemporaryFolder(async (folder) => {
    writeFolder(folder, oneModule(emitted));
    return complaintsOf(await staticcheck(folder, ["./sdk/..."]));
  });
}

/** The files of an SDK that Go reads. */
function onlyGo(sdk: Files): Files {
  return new Map([...sdk].filter(([path]) => path.endsWith(".go")));
}

/** Runs staticcheck on packages of a module. */
export function staticcheck(folder: string, packages: readonly string[]): Promise<ProcessResult> {
  // Aliases with type parameters are beyond the linter's default.
  return runProcess("staticcheck", packages, { cwd: folder, env: { ...GO_ENV, GODEBUG: "gotypesalias=1" } });
}
