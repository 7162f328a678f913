import { type Files, inTemporaryFolder, ROOT, writeFolder } from "@sdkwright/testkit";
import { sampleBlocks } from "../../support/documents.js";
import type { Emitted } from "../suite.js";
import { clientOf, folderName, namespaceOf } from "./project.js";
import { complaintsOf, runPhp } from "./toolchain.js";

const PROGRAM = `${ROOT}test/languages/php/programs/samples/samples.php`;

/** The code blocks of the documents of an SDK as files, with what the program that reads them has to know. */
function withSamples(sdk: Files): Files {
  const blocks = [...new Set(sampleBlocks(sdk, "php"))];
  const about = JSON.stringify({ namespace: namespaceOf(sdk), client: clientOf(sdk) });
  return new Map([
    ...sdk,
    ["samples/sdk.json", about],
    ...blocks.map((code, index): [string, string] => [`samples/sample-${index}.php`, code]),
  ]);
}

/** What is wrong with the code in the documents of SDKs: with its syntax, its names and the arguments of its calls. */
export function compileSamples(sdks: Emitted): Promise<readonly string[]> {
  return inTemporaryFolder(async (folder) => {
    for (const [name, sdk] of sdks) writeFolder(`${folder}/${folderName(name)}`, withSamples(sdk));
    const folders = [...sdks.keys()].map((name) => `${folder}/${folderName(name)}`);
    const run = await runPhp(ROOT, [PROGRAM, ...folders]);
    return [...complaintsOf(run), ...run.stdout.split("\n").filter((line) => line !== "")];
  });
}
