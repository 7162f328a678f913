import { type Files, inTemporaryFolder, runProcess, writeFolder } from "@sdkwright/testkit";
import { blocksOf } from "../../support/documents.js";
import type { Emitted } from "../suite.js";
import { TRIMMED } from "./check.js";
import { complaintsOf, oneModule } from "./module.js";

/** An SDK with the code blocks of its documents that are whole programs, each a package of its own. */
function withPrograms(sdk: Files): Files {
  const programs = ["README.md", "reference.md"]
    .flatMap((path) => blocksOf(sdk, path, "go"))
    .filter((code) => code.startsWith("package main\n"))
    .map((code, index): [string, string] => [`samples/${index}/main.go`, code]);
  return new Map([...sdk, ...programs]);
}

/** What the compiler says of the programs in the documents of SDKs. The other blocks are parts of those. */
export function compileSamples(sdks: Emitted): Promise<readonly string[]> {
  return inTemporaryFolder(async (folder) => {
    writeFolder(folder, oneModule(new Map([...sdks].map(([name, sdk]) => [name, withPrograms(sdk)]))));
    return complaintsOf(await runProcess("go", ["vet", "./sdk/.../samples/..."], { cwd: folder, env: TRIMMED }));
  });
}
