import { join } from "node:path";
import { type Files, inTemporaryFolder, writeFolder } from "@sdkwright/testkit";
import { sampleBlocks } from "../../support/documents.js";
import type { Emitted } from "../suite.js";
import { compileSdk, folderName } from "./check.js";
import { compile } from "./toolchain.js";

/** The options of an SDK's root client, by which its namespace and its client are found. */
const OPTIONS = /^src\/([^/]+)\/(\w+)Options\.cs$/;

/** What new projects import. */
const IMPLICIT = ["", ".Collections.Generic", ".IO", ".Linq", ".Net.Http", ".Threading", ".Threading.Tasks"];

/** A class around a code block: what the block continues is a field. */
function classOf(code: string, name: string, namespace: string, client: string): string {
  const lines = code.split("\n");
  const isImport = (line: string): boolean => /^using [\w.]+;$/.test(line);
  return [
    // Documents show what is deprecated too, and import what they name.
    "#pragma warning disable CS0105, CS0169, CS0414, CS0618, CS0649, CS1998, CS8019, CS8321",
    ...IMPLICIT.map((part) => `using System${part};`),
    ...lines.filter(isImport),
    `using ${namespace};`,
    `using ${namespace}.Core;`,
    `abstract class ${name}`,
    "{",
    `    static ${client} client = null!;`,
    "    static byte[] body = null!;",
    "    static Dictionary<string, string> headers = null!;",
    "    static string secret = null!;",
    "    static async Task RunAsync()",
    "    {",
    ...lines.filter((line) => !isImport(line)),
    "    }",
    "}",
    "",
  ].join("\n");
}

/** The code blocks of the documents of an SDK as classes. */
function samplesOf(sdk: Files): Files {
  const [, namespace = "", client = ""] =
    [...sdk.keys()].flatMap((path) => [OPTIONS.exec(path) ?? []]).find(([path]) => path !== undefined) ?? [];
  const blocks = [...new Set(sampleBlocks(sdk, "csharp"))];
  return new Map(
    blocks.map((code, index): [string, string] => [
      `samples/Sample${index}.cs`,
      classOf(code, `Sample${index}`, namespace, client),
    ]),
  );
}

/** What the compiler says of the code in the documents of SDKs. */
export function compileSamples(sdks: Emitted): Promise<readonly string[]> {
  return inTemporaryFolder(async (folder) => {
    const complaints: string[] = [];
    for (const [name, sdk] of sdks) {
      const own = join(folder, folderName(name));
      const samples = samplesOf(sdk);
      const said = await compileSdk(own, sdk);
      writeFolder(own, samples);
      const references = [join(own, "Sdk.dll")];
      if (said.length === 0 && samples.size > 0) {
        said.push(...(await compile(own, { sources: [...samples.keys()], output: "Samples.dll", references })));
      }
      complaints.push(...said.map((line) => `${name}: ${line}`));
    }
    return complaints;
  });
}
