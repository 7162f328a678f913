import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Files, inTemporaryFolder, runProcess, writeFolder } from "@sdkwright/testkit";
import ts from "typescript";
import type { Emitted } from "../suite.js";

/** By source: most files of an SDK are the runtime's, the same in all. */
const scripts = new Map<string, string>();

function scriptOf(content: string): string {
  const cached = scripts.get(content);
  if (cached !== undefined) return cached;
  const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022, verbatimModuleSyntax: true };
  const script = ts.transpileModule(content, { compilerOptions }).outputText;
  scripts.set(content, script);
  return script;
}

function transpiled(files: Files): Files {
  const sources = [...files].filter(([path]) => path.endsWith(".ts"));
  return new Map(sources.map(([path, content]) => [path.replace(/\.ts$/, ".js"), scriptOf(content)]));
}

/** Imports every SDK in one process, in which a text that became code would set `globalThis.canary`. */
export function importAll(sdks: Emitted): Promise<readonly string[]> {
  return inTemporaryFolder(async (folder) => {
    const imports: string[] = [];
    for (const [name, files] of sdks) {
      if (!files.has("src/index.ts")) continue;
      writeFolder(join(folder, name), transpiled(files));
      imports.push(`await import(${JSON.stringify(pathToFileURL(join(folder, name, "src/index.js")).href)});`);
    }
    if (imports.length < sdks.size / 2) return ["fewer than half of the SDKs have an entry point"];
    writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
    writeFileSync(join(folder, "main.mjs"), `${imports.join("\n")}\nconsole.log(String(globalThis.canary));\n`);
    const { code, stdout, stderr } = await runProcess(process.execPath, ["main.mjs"], { cwd: folder });
    return code === 0 && stdout === "undefined\n" && stderr === "" ? [] : [`exit code ${code}`, stdout, stderr];
  });
}
