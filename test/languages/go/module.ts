import type { Files, ProcessResult } from "@sdkwright/testkit";
import type { Emitted } from "../suite.js";

/** What the module of {@link oneModule} is called. */
export const MODULE = "golden.test";

/**
 * SDKs as packages of one module, so that they are built by one command and compile the runtime once. Each keeps its own
 * root package, its own options and the samples of its documents; of the runtime, what any of them has is there for all.
 */
export function oneModule(emitted: Emitted): Files {
  const files = new Map<string, string>([["go.mod", `module ${MODULE}\n\ngo 1.24\n`]]);
  for (const [name, sdk] of emitted) {
    const module = /^module (\S+)$/m.exec(sdk.get("go.mod") ?? "")?.[1];
    if (module === undefined) continue;
    for (const [path, content] of sdk) {
      if (!path.endsWith(".go")) continue;
      const isOwn = !path.includes("/") || /^(option|samples)\//.test(path);
      const text = content
        .replaceAll(`"${module}/option"`, `"${MODULE}/sdk/${name}/option"`)
        .replaceAll(`"${module}/`, `"${MODULE}/`)
        .replaceAll(`"${module}"`, `"${MODULE}/sdk/${name}"`);
      files.set(isOwn ? `sdk/${name}/${path}` : path, text);
    }
  }
  return files;
}

/** What a command of Go printed, where it did not succeed in silence. */
export function complaintsOf({ code, stdout, stderr }: ProcessResult): string[] {
  const lines = `${stdout}${stderr}`.split("\n").filter((line) => line !== "" && !line.startsWith("# "));
  return code === 0 && lines.length === 0 ? [] : [`exit code ${code}`, ...lines].slice(0, 40);
}
