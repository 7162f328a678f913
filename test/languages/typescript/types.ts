import { type Files, inTemporaryFolder, typecheck, writeFolder } from "@sdkwright/testkit";
import { runMeasured } from "../../support/measured.js";
import type { BuiltSdk, Emitted } from "../suite.js";
import { oneProject } from "./project.js";

/** What an SDK's own project asks for beside the strictest settings. */
const DECLARED = { declaration: true, isolatedDeclarations: true };

/** What TypeScript says about SDKs, their `usage.ts` included: one project, and one process. */
export async function typecheckAll(emitted: Emitted): Promise<readonly string[]> {
  const { files, complaints } = oneProject(emitted);
  return inTemporaryFolder(async (folder) => {
    writeFolder(folder, files);
    const options = { files: ["*/src/**/*.ts", "*/usage.ts"], compilerOptions: DECLARED };
    return [...complaints, ...(await typecheck(folder, options)).messages];
  });
}

/** Type-checks one SDK as {@link typecheckAll} does. */
export function buildSdk(sdk: Files): Promise<BuiltSdk> {
  return inTemporaryFolder(async (folder) => {
    writeFolder(folder, sdk);
    let cost = { seconds: 0, megabytes: undefined as number | undefined };
    const { messages } = await typecheck(folder, {
      files: ["src/**/*.ts"],
      compilerOptions: DECLARED,
      run: async (...command) => {
        const result = await runMeasured(...command);
        cost = { seconds: result.seconds, megabytes: result.megabytes };
        return result;
      },
    });
    return { ...cost, complaints: messages };
  });
}
