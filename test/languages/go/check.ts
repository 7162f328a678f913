import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Files, inTemporaryFolder, type ProcessResult, runProcess, writeFolder } from "@sdkwright/testkit";
import { distinctSources } from "../../support/distinct.js";
import type { Emitted } from "../suite.js";
import { complaintsOf, MODULE, oneModule } from "./module.js";
import { GO_ENV } from "./toolchain.js";

/** The program that checks all packages of a module in one process. */
const TYPES = fileURLToPath(new URL("./types/main.go", import.meta.url));

/** What Go's type checker says of the packages of a module and of their tests. It takes a second; compiling them, a minute. */
export async function checkTypes(folder: string): Promise<string[]> {
  // Beside the packages, since Go may see other folders than the tests do.
  writeFolder(folder, new Map([[".types/main.go", readFileSync(TYPES, "utf8")]]));
  return complaintsOf(await runProcess("go", ["run", ".types/main.go", MODULE], { cwd: folder, env: GO_ENV }));
}

/** What gofmt and the type checker say of Go SDKs; nothing where all is well. */
export function checkGo(emitted: Emitted): Promise<string[]> {
  return inTemporaryFolder(async (folder) => {
    writeFolder(folder, oneModule(emitted));
    writeFolder(join(folder, ".layout"), distinctGo(emitted));
    const layout = complaintsOf(await runProcess("gofmt", ["-l", ".layout"], { cwd: folder }));
    return [...layout, ...(await checkTypes(folder))];
  });
}

/** What the compiler and vet say of Go SDKs; nothing where all is well. */
export function compileGo(emitted: Emitted): Promise<string[]> {
  return inTemporaryFolder(async (folder) => {
    writeFolder(folder, oneModule(emitted));
    for (const args of [
      ["build", "./core/...", "./sdk/..."],
      ["vet", "./sdk/..."],
    ]) {
      const complaints = complaintsOf(await runProcess("go", args, { cwd: folder, env: GO_ENV }));
      if (complaints.length > 0) return complaints;
    }
    return [];
  });
}

/** What staticcheck says of Go SDKs; nothing where all is well. */
export function lintGo(emitted: Emitted): Promise<string[]> {
  return inTemporaryFolder(async (folder) => {
    writeFolder(folder, oneModule(emitted));
    return complaintsOf(await staticcheck(folder, ["./sdk/..."]));
  });
}

/** The files of SDKs that Go reads, each text once. */
function distinctGo(emitted: Emitted): Files {
  const runtimePath = (path: string): string | undefined =>
    /^(core|internal|webhook)\//.test(path) ? path : undefined;
  return distinctSources(emitted, { extension: ".go", runtimePath });
}

/** Runs staticcheck on packages of a module. */
export function staticcheck(folder: string, packages: readonly string[]): Promise<ProcessResult> {
  // Aliases with type parameters are beyond the linter's default.
  return runProcess("staticcheck", packages, { cwd: folder, env: { ...GO_ENV, GODEBUG: "gotypesalias=1" } });
}
