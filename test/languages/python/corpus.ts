import { type Files, inTemporaryFolder, writeFolder } from "@sdkwright/testkit";
import { runMeasured } from "../../support/measured.js";
import type { BuiltSdk } from "../suite.js";
import { mypy } from "./check.js";
import { importAll } from "./imports.js";
import { checkBlack, checkRuff } from "./layout.js";
import { folderName, oneProject, packageOf } from "./project.js";
import { PYTHON_ENV, pythonProgram } from "./toolchain.js";

const NAME = "corpus";

/** Lines of Python that are emitted, without the runtime's. */
export function countLines(sdk: Files): number {
  const core = `${packageOf(sdk)?.folder ?? "src"}/core/`;
  return [...sdk].reduce((sum, [path, content]) => {
    return path.endsWith(".py") && !path.startsWith(core) ? sum + content.split("\n").length - 1 : sum;
  }, 0);
}

/** Compiles an SDK as installing it does, and has the formatters, mypy and the interpreter look at it. */
export async function buildSdk(sdk: Files): Promise<BuiltSdk> {
  const sdks = new Map([[NAME, sdk]]);
  const { seconds, megabytes, code, stdout, stderr } = await inTemporaryFolder((folder) => {
    writeFolder(folder, sdk);
    const env = { ...PYTHON_ENV, PYTHONDONTWRITEBYTECODE: undefined };
    return runMeasured(pythonProgram(), ["-m", "compileall", "-q", "src"], { cwd: folder, env });
  });
  const cost = { seconds, megabytes };
  if (code !== 0) return { ...cost, complaints: [`exit code ${code}`, stdout, stderr] };
  const layout = [...(await checkBlack(sdks)), ...(await checkRuff(sdks))];
  const types = await inTemporaryFolder((folder) => {
    writeFolder(folder, oneProject(sdks));
    return mypy(folder, [folderName(NAME)]);
  });
  return { ...cost, complaints: [...layout, ...types, ...(await importAll(sdks))] };
}
