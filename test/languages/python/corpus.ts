import { type Files, inTemporaryFolder, writeFolder } from "@sdkwright/testkit";
import { runMeasured } from "../../support/measured.js";
import type { BuiltSdk } from "../suite.js";
import { importAll } from "./imports.js";
import { packageOf } from "./project.js";
import { PYTHON_ENV, pythonProgram } from "./toolchain.js";

/** Lines of Python that are emitted, without the runtime's. */
export function countLines(sdk: Files): number {
  const core = `${packageOf(sdk)?.folder ?? "src"}/core/`;
  return [...sdk].reduce((sum, [path, content]) => {
    return path.endsWith(".py") && !path.startsWith(core) ? sum + content.split("\n").length - 1 : sum;
  }, 0);
}

/** Compiles an SDK as installing it does, and has the interpreter import all of it. */
export async function buildSdk(sdk: Files): Promise<BuiltSdk> {
  const { seconds, megabytes, code, stdout, stderr } = await inTemporaryFolder((folder) => {
    writeFolder(folder, sdk);
    const env = { ...PYTHON_ENV, PYTHONDONTWRITEBYTECODE: undefined };
    return runMeasured(pythonProgram(), ["-m", "compileall", "-q", "src"], { cwd: folder, env });
  });
  const cost = { seconds, megabytes };
  if (code !== 0) return { ...cost, complaints: [`exit code ${code}`, stdout, stderr] };
  return { ...cost, complaints: await importAll(new Map([["corpus", sdk]])) };
}
