import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { type Files, inTemporaryFolder, type ProcessResult, runProcess, writeFolder } from "@sdkwright/testkit";
import type { Emitted } from "./emitted.js";

/** Why Go cannot be run here; undefined where it can. */
export function goProblem(): string | undefined {
  const { status } = spawnSync("go", ["version"], { stdio: "ignore" });
  return status === 0 ? undefined : "there is no Go on PATH";
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

function onlyGo(sdk: Files): Files {
  return new Map([...sdk].filter(([path]) => path.endsWith(".go")));
}
