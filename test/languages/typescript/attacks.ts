import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Files, inTemporaryFolder, runProcess } from "@sdkwright/testkit";
import type { Emitted } from "../suite.js";
import { buildSdks } from "./wire.js";

/** Imports every SDK in one process, in which a text that became code would set `globalThis.canary`. */
export function importAll(sdks: Emitted): Promise<readonly string[]> {
  return inTemporaryFolder(async (folder) => {
    const imports: string[] = [];
    const runnable = new Map<string, Files>();
    for (const [name, files] of sdks) {
      if (!files.has("src/index.ts")) continue;
      runnable.set(name, files);
      imports.push(`await import(${JSON.stringify(pathToFileURL(join(folder, name, "dist/index.js")).href)});`);
    }
    await buildSdks(folder, runnable);
    if (imports.length < sdks.size / 2) return ["fewer than half of the SDKs have an entry point"];
    writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
    writeFileSync(join(folder, "main.mjs"), `${imports.join("\n")}\nconsole.log(String(globalThis.canary));\n`);
    const { code, stdout, stderr } = await runProcess(process.execPath, ["main.mjs"], { cwd: folder });
    return code === 0 && stdout === "undefined\n" && stderr === "" ? [] : [`exit code ${code}`, stdout, stderr];
  });
}
