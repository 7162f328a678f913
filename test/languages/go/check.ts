import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Files, inTemporaryFolder, type ProcessResult, runProcess, writeFolder } from "@sdkwright/testkit";
import type { Emitted } from "./emitted.js";

/** Why Go cannot be run here; undefined where it can. */
export function goProblem(): string | undefined {
  const { status } = spawnSync("go", ["version"], { stdio: "ignore" });
  return status === 0 ? undefined : "there is no Go on PATH";
}

/** Whether Go's further linter is there; where it is not, what it would find stays unseen. */
export function hasStaticcheck(): boolean {
  return spawnSync("staticcheck", ["-version"], { stdio: "ignore" }).status === 0;
}

const MODULE = "golden.test";

/**
 * SDKs as packages of one module, so that they are built by one command and compile the runtime once. Each keeps its own
 * root package and its own options; of the runtime, what any of them has is there for all.
 */
export function oneModule(emitted: Emitted): Files {
  const files = new Map<string, string>([["go.mod", `module ${MODULE}\n\ngo 1.24\n`]]);
  for (const [name, sdk] of emitted) {
    const module = /^module (\S+)$/m.exec(sdk.get("go.mod") ?? "")?.[1];
    if (module === undefined) continue;
    for (const [path, content] of sdk) {
      if (!path.endsWith(".go")) continue;
      const isOwn = !path.includes("/") || path.startsWith("option/");
      const text = content
        .replaceAll(`"${module}/option"`, `"${MODULE}/sdk/${name}/option"`)
        .replaceAll(`"${module}/`, `"${MODULE}/`)
        .replaceAll(`"${module}"`, `"${MODULE}/sdk/${name}"`);
      files.set(isOwn ? `sdk/${name}/${path}` : path, text);
    }
  }
  return files;
}

function complaintsOf({ code, stdout, stderr }: ProcessResult): string[] {
  const lines = `${stdout}${stderr}`.split("\n").filter((line) => line !== "" && !line.startsWith("# "));
  return code === 0 && lines.length === 0 ? [] : [`exit code ${code}`, ...lines].slice(0, 40);
}

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
      const complaints = complaintsOf(await runProcess("go", args, { cwd: folder }));
      if (complaints.length > 0) return [...layout, ...complaints];
    }
    return layout;
  });
}

/** Of how many SDKs staticcheck looks at one, unless all are asked for: it takes half a second for each. */
const LINTED = process.env.CORPUS === "all" ? 1 : 8;

/** What staticcheck says of a sample of Go SDKs, or of all with `CORPUS=all`; nothing where all is well. */
export function lintGo(emitted: Emitted): Promise<string[]> {
  return inTemporaryFolder(async (folder) => {
    writeFolder(folder, oneModule(new Map([...emitted].filter((_, index) => index % LINTED === 0))));
    return complaintsOf(await staticcheck(folder, ["./sdk/..."]));
  });
}

function onlyGo(sdk: Files): Files {
  return new Map([...sdk].filter(([path]) => path.endsWith(".go")));
}

/** What building an SDK cost, and what the tools of Go say of it. */
export interface BuiltModule {
  /** CPU seconds of compiling all but the runtime. */
  readonly seconds: number;
  /** Memory of the largest process, in MB; undefined where nothing measures it. */
  readonly megabytes: number | undefined;
  readonly complaints: readonly string[];
}

/** Of SDKs with more lines than this, staticcheck does not look at the tests: it would take many minutes. */
const MANY_LINES = 50_000;

/** Lines of Go that are emitted, without the runtime's. */
export function linesOf(sdk: Files): number {
  let lines = 0;
  for (const [path, content] of sdk) {
    if (path.endsWith(".go") && !/^(core|internal|webhook)\//.test(path)) lines += content.split("\n").length - 1;
  }
  return lines;
}

const TIME = "/usr/bin/time";

/** A command whose last line on standard error says what it cost: user and system seconds, and kilobytes. */
async function timed(folder: string, command: string, ...args: string[]): Promise<BuiltModule> {
  if (!existsSync(TIME)) {
    const since = performance.now();
    const complaints = complaintsOf(await runProcess(command, args, { cwd: folder }));
    return { seconds: (performance.now() - since) / 1000, megabytes: undefined, complaints };
  }
  const result = await runProcess(TIME, ["-q", "-f", "%U %S %M", command, ...args], { cwd: folder });
  const [, stderr = "", user, system, kilobytes] = /^([\s\S]*?)(\S+) (\S+) (\d+)\n$/.exec(result.stderr) ?? [];
  const complaints = complaintsOf({ ...result, stderr });
  return { seconds: Number(user) + Number(system), megabytes: Number(kilobytes) / 1024, complaints };
}

/** Builds an SDK as its users get it, and has gofmt, vet and, where it is there, staticcheck look at all of it. */
export function buildModule(sdk: Files): Promise<BuiltModule> {
  return inTemporaryFolder(async (folder) => {
    writeFolder(folder, sdk);
    // What is the same in many SDKs is compiled once, whatever folder it is in.
    const build = ["build", "-trimpath"];
    const layout = complaintsOf(await runProcess("gofmt", ["-l", "."], { cwd: folder }));
    const runtime = complaintsOf(await runProcess("go", [...build, "./core/..."], { cwd: folder }));
    const built = await timed(folder, "go", ...build, "./...");
    const complaints = [...layout, ...runtime, ...built.complaints];
    if (complaints.length > 0) return { ...built, complaints };
    const vet = complaintsOf(await runProcess("go", ["vet", "-trimpath", "./..."], { cwd: folder }));
    if (vet.length > 0 || !hasStaticcheck()) return { ...built, complaints: vet };
    const tests = linesOf(sdk) > MANY_LINES ? ["-tests=false"] : [];
    return { ...built, complaints: complaintsOf(await staticcheck(folder, [...tests, "./..."])) };
  });
}

function staticcheck(folder: string, packages: readonly string[]): Promise<ProcessResult> {
  // Aliases with type parameters are beyond the linter's default.
  const env = { GODEBUG: "gotypesalias=1", GOFLAGS: "-trimpath" };
  return runProcess("staticcheck", packages, { cwd: folder, env });
}
