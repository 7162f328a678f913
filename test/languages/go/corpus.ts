import { type Files, inTemporaryFolder, runProcess, writeFolder } from "@sdkwright/testkit";
import { runMeasured } from "../../support/measured.js";
import type { BuiltSdk } from "../suite.js";
import { staticcheck } from "./check.js";
import { complaintsOf } from "./module.js";
import { GO_ENV, linterProblem } from "./toolchain.js";

/** Of SDKs with more lines than this, staticcheck does not look at the tests: it would take many minutes. */
const MANY_LINES = 50_000;

/** Lines of Go that are emitted, without the runtime's. */
export function countLines(sdk: Files): number {
  let lines = 0;
  for (const [path, content] of sdk) {
    if (path.endsWith(".go") && !/^(core|internal|webhook)\//.test(path)) lines += content.split("\n").length - 1;
  }
  return lines;
}

/**
 * Builds an SDK as its users get it, and has gofmt, vet and, where it is there, staticcheck look at all of it. What it
 * costs is that of `go build` with the runtime compiled already.
 */
export function buildModule(sdk: Files): Promise<BuiltSdk> {
  return inTemporaryFolder(async (folder) => {
    writeFolder(folder, sdk);
    const layout = complaintsOf(await runProcess("gofmt", ["-l", "."], { cwd: folder }));
    const runtime = complaintsOf(await runProcess("go", ["build", "./core/..."], { cwd: folder, env: GO_ENV }));
    const built = await runMeasured("go", ["build", "./..."], { cwd: folder, env: GO_ENV });
    const { seconds, megabytes } = built;
    const complaints = [...layout, ...runtime, ...complaintsOf(built)];
    if (complaints.length > 0) return { seconds, megabytes, complaints };
    const vet = complaintsOf(await runProcess("go", ["vet", "./..."], { cwd: folder, env: GO_ENV }));
    if (vet.length > 0 || linterProblem() !== undefined) return { seconds, megabytes, complaints: vet };
    const tests = countLines(sdk) > MANY_LINES ? ["-tests=false"] : [];
    return { seconds, megabytes, complaints: complaintsOf(await staticcheck(folder, [...tests, "./..."])) };
  });
}
