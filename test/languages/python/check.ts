import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { inTemporaryFolder, ROOT, runProcess, writeFolder } from "@sdkwright/testkit";
import { SHORT_RUN_FLAGS } from "../../../packages/cli/src/tuning.js";
import type { Emitted } from "../suite.js";
import { packagesFolder } from "./environment.js";
import { mypy } from "./mypy.js";
import { oneProject } from "./project.js";
import { complaintsOf } from "./toolchain.js";

/** What users write against an SDK, and what stands in its documents. */
const isBeside = (path: string): boolean => path === "usage.py" || path.startsWith("samples/");

const [MAJOR = ""] = process.versions.node.split(".");

/** Pyright ends before much of the code that V8 would optimise pays off: with these, it takes two thirds of the CPU time. */
const V8_FLAGS = [...(SHORT_RUN_FLAGS[MAJOR] ?? []), "--max-semi-space-size=128"];

/** Runs pyright as strict as it gets on a folder. */
export async function pyright(folder: string, include: readonly string[] = ["."]): Promise<string[]> {
  const config = {
    include,
    exclude: ["**/__pycache__"],
    typeCheckingMode: "strict",
    pythonVersion: "3.10",
    pythonPlatform: "Linux",
    extraPaths: [".", await packagesFolder()],
    // Packages lie in a folder, not in an environment.
    reportMissingModuleSource: false,
  };
  const project = join(folder, "pyrightconfig.json");
  writeFileSync(project, JSON.stringify(config));
  const program = `${ROOT}test/node_modules/pyright/index.js`;
  const result = await runProcess(process.execPath, [...V8_FLAGS, program, "-p", project], { cwd: folder });
  return complaintsOf(result).map((line) => line.trim().replace(`${folder}/`, ""));
}

/** What mypy says of SDKs, with what their users write. */
export function checkMypy(sdks: Emitted): Promise<readonly string[]> {
  return inTemporaryFolder((folder) => {
    writeFolder(folder, oneProject(sdks, isBeside));
    return mypy(folder);
  });
}

/** What pyright says of SDKs, with what their users write. */
export function checkPyright(sdks: Emitted): Promise<readonly string[]> {
  return inTemporaryFolder((folder) => {
    writeFolder(folder, oneProject(sdks, isBeside));
    return pyright(folder);
  });
}
