import { type Files, inTemporaryFolder, ROOT, writeFolder } from "@sdkwright/testkit";
import { sampleBlocks } from "../../support/documents.js";
import type { Emitted } from "../suite.js";
import { checkSyntax } from "./check.js";
import { folderName } from "./project.js";
import { complaintsOf, runRuby } from "./toolchain.js";

const PROGRAM = `${ROOT}test/languages/ruby/programs/samples.rb`;

/** A sample that only shows how a client is constructed does not call it. */
const UNUSED_CLIENT = /warning: assigned but unused variable - client$/;

/** The code blocks of the documents of an SDK as files. */
function samplesOf(sdk: Files): Files {
  const blocks = [...new Set(sampleBlocks(sdk, "ruby"))];
  return new Map(blocks.map((code, index) => [`samples/sample-${index}.rb`, code]));
}

/** An API whose token endpoint needs a key of its own, which a sample of OAuth alone does not give. */
const TOKEN_WITH_KEY = "auth-oauth";

/** What is wrong with the names and the arguments of samples, which are run. */
function runSamples(sdks: Emitted): Promise<readonly string[]> {
  return inTemporaryFolder(async (folder) => {
    const run = [...sdks].filter(([name]) => name !== TOKEN_WITH_KEY);
    const folders = run.map(([name, sdk]) => {
      const own = `${folder}/${folderName(name)}`;
      writeFolder(own, new Map([...sdk, ...samplesOf(sdk)]));
      return own;
    });
    const result = await runRuby(ROOT, [PROGRAM, ...folders]);
    return [...complaintsOf(result), ...result.stdout.split("\n").filter((line) => line !== "")];
  });
}

/** What is wrong with the code in the documents of SDKs: with its syntax, or when it is run. */
export async function compileSamples(sdks: Emitted): Promise<readonly string[]> {
  const samples = new Map([...sdks].map(([name, sdk]) => [name, samplesOf(sdk)]));
  const syntax = await checkSyntax(samples);
  return [...syntax.filter((complaint) => !UNUSED_CLIENT.test(complaint)), ...(await runSamples(sdks))];
}
