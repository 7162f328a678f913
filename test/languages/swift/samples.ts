import { join } from "node:path";
import { type Files, inTemporaryFolder, writeFolder } from "@sdkwright/testkit";
import { sampleBlocks } from "../../support/documents.js";
import type { Emitted } from "../suite.js";
import { type Core, core } from "./core.js";
import { declareSdk, importPaths } from "./modules.js";
import { folderName, moduleOf } from "./project.js";
import { complaintsOf, runSwiftc } from "./toolchain.js";

/** What a manifest has of the package: the suite of consumers builds one. */
const OF_MANIFEST = /^platforms: \[/;

const ROOT_CLIENT = /^public final class (\w+): Sendable\b/m;

/** The type of the root client; undefined for an SDK that has none. */
export function clientOf(sdk: Files): string | undefined {
  const [, sources = ""] = /^(Sources\/\w+\/)/.exec(`Sources/${moduleOf(sdk)}/`) ?? [];
  const roots = [...sdk].filter(([path]) => path.startsWith(sources) && !path.slice(sources.length).includes("/"));
  return roots.flatMap(([, content]) => ROOT_CLIENT.exec(content)?.[1] ?? [])[0];
}

/** A function around a code block: what the block continues is a parameter. */
function functionOf(code: string, name: string, module: string, client: string | undefined): string {
  const lines = code.split("\n");
  const isImport = (line: string): boolean => /^import \w+$/.test(line);
  const parameters = [
    ...(client === undefined ? [] : [`client: ${client}`]),
    "body: Data",
    "headers: [String: String]",
    "secret: String",
  ];
  return [
    ...new Set(["import Foundation", `import ${module}`, ...lines.filter(isImport)]),
    `func ${name}(${parameters.join(", ")}) async throws {`,
    ...lines.filter((line) => !isImport(line)),
    "}",
    "",
  ].join("\n");
}

/** The code blocks of the documents of an SDK as functions. */
function samplesOf(sdk: Files): Files {
  const client = clientOf(sdk);
  const blocks = [...new Set(sampleBlocks(sdk, "swift"))].filter((code) => !OF_MANIFEST.test(code));
  return new Map(
    blocks.map((code, index): [string, string] => [
      `Samples/Sample${index}.swift`,
      functionOf(code, `sample${index}`, moduleOf(sdk), client),
    ]),
  );
}

/** Documents show what is deprecated too, and how clients are made that nothing calls. */
const EXPECTED = /\bwarning: (?:.* is deprecated|(?:initialization of )?immutable value '\w+' was never used)\b/;

/** Makes the module with which programs test what uses the SDK, which the README shows. */
async function declareTesting(folder: string, sdk: Files, runtime: Core): Promise<readonly string[]> {
  const name = `${moduleOf(sdk)}Testing`;
  const sources = new Map([...sdk].filter(([path]) => path.startsWith(`Sources/${name}/`)));
  writeFolder(folder, sources);
  const outputs = ["-emit-module", "-emit-module-path", `${name}.swiftmodule`];
  const args = ["-parse-as-library", "-module-name", name, ...importPaths(folder, runtime), ...outputs];
  return complaintsOf(await runSwiftc(folder, [...args, ...sources.keys()]));
}

async function compileOne(folder: string, sdk: Files): Promise<readonly string[]> {
  const runtime = await core();
  const samples = samplesOf(sdk);
  if (samples.size === 0) return [];
  const complaints = await declareSdk(folder, sdk, runtime);
  if (complaints.length > 0) return complaints;
  const refused = await declareTesting(folder, sdk, runtime);
  if (refused.length > 0) return refused;
  writeFolder(folder, samples);
  const args = ["-parse-as-library", "-wmo", "-module-name", "Samples", ...importPaths(folder, runtime), "-typecheck"];
  const said = complaintsOf(await runSwiftc(folder, [...args, ...samples.keys()]));
  return said.filter((line) => !EXPECTED.test(line));
}

/** What the compiler says of the code in the documents of SDKs. */
export function compileSamples(sdks: Emitted): Promise<readonly string[]> {
  return inTemporaryFolder(async (folder) => {
    const complaints: string[] = [];
    for (const [name, sdk] of sdks) {
      const said = await compileOne(join(folder, folderName(name)), sdk);
      complaints.push(...said.map((line) => `${name}: ${line}`));
    }
    return complaints;
  });
}
