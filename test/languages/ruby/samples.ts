import { type Files, inTemporaryFolder, writeFolder } from "@sdkwright/testkit";
import { sampleBlocks } from "../../support/documents.js";
import type { Emitted } from "../suite.js";
import { checkSyntax } from "./check.js";

/** The code blocks of the documents of an SDK as files. */
function samplesOf(sdk: Files): Files {
  const blocks = [...new Set(sampleBlocks(sdk, "ruby"))];
  return new Map(blocks.map((code, index) => [`samples/sample-${index}.rb`, code]));
}

/** What is wrong with the code in the documents of SDKs. */
export function compileSamples(sdks: Emitted): Promise<readonly string[]> {
  return checkSyntax(new Map([...sdks].map(([name, sdk]) => [name, samplesOf(sdk)])));
}
