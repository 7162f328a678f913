import { type Files, inTemporaryFolder, writeFolder } from "@sdkwright/testkit";
import { sampleBlocks } from "../../support/documents.js";
import type { Emitted } from "../suite.js";
import { checkTypes } from "./check.js";
import { oneModule } from "./module.js";

/**
 * An SDK with the code blocks of its documents that are whole programs: files of one package, whose `main` are numbered.
 * A package for each program would take the compiler far longer.
 */
function withPrograms(sdk: Files): Files {
  const programs = sampleBlocks(sdk, "go")
    .filter((code) => code.startsWith("package main\n"))
    .map((code, index): [string, string] => [
      `samples/main${index}.go`,
      index === 0 ? code : code.replace(/^func main\(\)/m, `func main${index}()`),
    ]);
  return new Map([...sdk, ...programs]);
}

/** What the type checker says of the programs in the documents of SDKs. The other blocks are parts of those. */
export function compileSamples(sdks: Emitted): Promise<readonly string[]> {
  return inTemporaryFolder((folder) => {
    writeFolder(folder, oneModule(new Map([...sdks].map(([name, sdk]) => [name, withPrograms(sdk)]))));
    return checkTypes(folder);
  });
}
