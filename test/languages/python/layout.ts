import { inTemporaryFolder, writeFolder } from "@sdkwright/testkit";
import type { Emitted } from "../suite.js";
import { sourcesOf } from "./project.js";
import { complaintsOf, runPython } from "./toolchain.js";

/** Columns of a line in SDKs. */
export const LINE_LENGTH = 100;

/** What only ruff reads of SDKs, as it takes a tenth of the time: the runtime, which black reads in its project, and tests. */
const LEFT_TO_RUFF = /\/(?:core|tests)\//;

/** Files that black would lay out in another way. */
export function checkBlack(sdks: Emitted): Promise<readonly string[]> {
  return inTemporaryFolder(async (folder) => {
    writeFolder(folder, new Map([...sourcesOf(sdks)].filter(([path]) => !LEFT_TO_RUFF.test(path))));
    const args = [
      "-m",
      "black",
      "--check",
      "--diff",
      "--quiet",
      "--workers",
      "1",
      "--line-length",
      `${LINE_LENGTH}`,
      ".",
    ];
    return complaintsOf(await runPython(folder, args, { BLACK_CACHE_DIR: `${folder}/.cache` }));
  });
}

/** What ruff's formatter and its linter say, by their default rules. */
export async function checkRuff(sdks: Emitted): Promise<readonly string[]> {
  const { formatDifferences, lint } = await import("./ruff.js");
  const sources = sourcesOf(sdks);
  return [...formatDifferences(sources), ...lint(sources)];
}
