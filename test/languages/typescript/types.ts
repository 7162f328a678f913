import { join } from "node:path";
import { type Files, inTemporaryFolder, typecheck, writeFolder } from "@sdkwright/testkit";
import { runMeasured } from "../../support/measured.js";
import type { BuiltSdk, Emitted } from "../suite.js";

/** What an SDK's own project asks for beside the strictest settings. */
const DECLARED = { declaration: true, isolatedDeclarations: true };

/** Characters of SDKs that are type-checked in one process: few enough for its memory. */
const BATCH = 30_000_000;

function batchesOf(emitted: Emitted): Map<string, Files>[] {
  const batches: Map<string, Files>[] = [];
  let room = 0;
  for (const [name, files] of emitted) {
    const size = [...files.values()].reduce((sum, text) => sum + text.length, 0);
    if (size > room) {
      batches.push(new Map());
      room = BATCH;
    }
    batches.at(-1)?.set(name, files);
    room -= size;
  }
  return batches;
}

/** What TypeScript says about SDKs, their `usage.ts` included; each lies in a folder of its own. */
export async function typecheckAll(emitted: Emitted): Promise<readonly string[]> {
  const complaints: string[] = [];
  for (const batch of batchesOf(emitted)) {
    await inTemporaryFolder(async (folder) => {
      for (const [name, files] of batch) writeFolder(join(folder, name), files);
      const options = { files: ["*/src/**/*.ts", "*/usage.ts"], compilerOptions: DECLARED };
      complaints.push(...(await typecheck(folder, options)).messages);
    });
  }
  return complaints;
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
