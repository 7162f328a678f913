import { join } from "node:path";
import { type Files, hashOf, inTemporaryFolder, writeFolder } from "@sdkwright/testkit";
import { sampleBlocks } from "../../support/documents.js";
import type { Emitted } from "../suite.js";
import { type Core, core } from "./core.js";
import { declareSdk, importPaths, listOf } from "./modules.js";
import { folderName, moduleOf } from "./project.js";
import { compile, complaintsOf } from "./toolchain.js";

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
    "publicKey: String",
  ];
  return [
    ...new Set(["import Foundation", `import ${module}`, ...lines.filter(isImport)]),
    `func ${name}(${parameters.join(", ")}) async throws {`,
    ...lines.filter((line) => !isImport(line)),
    "}",
    "",
  ].join("\n");
}

/** The code blocks of the documents of an SDK as functions, by names of files that no other SDK has. */
function samplesOf(sdk: Files, folder: string): Files {
  const client = clientOf(sdk);
  const blocks = [...new Set(sampleBlocks(sdk, "swift"))].filter((code) => !OF_MANIFEST.test(code));
  return new Map(
    blocks.map((code, index): [string, string] => {
      const name = `${folder}_${index}`;
      return [`Samples/${name}.swift`, functionOf(code, `sample_${name}`, moduleOf(sdk), client)];
    }),
  );
}

/** Documents show what is deprecated too, and how clients are made that nothing calls. */
const EXPECTED = /\bwarning: (?:.* is deprecated|(?:initialization of )?immutable value '\w+' was never used)\b/;

/** An SDK whose samples are compiled with those of others. */
interface Shown {
  readonly name: string;
  readonly sdk: Files;
  readonly module: string;
  readonly folder: string;
  readonly samples: Files;
}

/** The module with which programs test what uses an SDK, which the README shows. */
const testingOf = (module: string): string => `${module}Testing`;

const testingSources = ({ sdk, module }: Shown): Files =>
  new Map([...sdk].filter(([path]) => path.startsWith(`Sources/${testingOf(module)}/`)));

/** Makes the testing module of an SDK. */
async function declareTesting(shown: Shown, runtime: Core): Promise<readonly string[]> {
  const sources = testingSources(shown);
  writeFolder(shown.folder, sources);
  const name = testingOf(shown.module);
  const args = [
    "-module-name",
    name,
    ...importPaths(shown.folder, runtime),
    "-emit-module",
    "-o",
    `${name}.swiftmodule`,
  ];
  return complaintsOf(await compile(shown.folder, [...args, ...sources.keys()]));
}

/** The text of the testing module without the names of the SDK and the order that these give to imports. */
function testingText(shown: Shown): string {
  const texts = [...testingSources(shown).values()].map((text) =>
    text.replaceAll(new RegExp(`\\b${shown.module}\\b`, "g"), "Sdk"),
  );
  return hashOf(
    ...texts.map((text) =>
      text
        .split("\n")
        .filter((line) => !/^import /.test(line))
        .join("\n"),
    ),
  );
}

/** Makes the module of an SDK, and its testing module unless there is one of the same text. Gives complaints. */
async function declare(shown: Shown, runtime: Core, testing: Map<string, Shown>): Promise<readonly string[]> {
  const complaints = await declareSdk(shown.folder, shown.sdk, runtime);
  const text = testingText(shown);
  if (complaints.length > 0 || testing.has(text)) return complaints;
  testing.set(text, shown);
  return declareTesting(shown, runtime);
}

/** Samples of an SDK that import another testing module of the same text. */
function importing({ module, samples }: Shown, other: string): Files {
  const own = new RegExp(`^import ${testingOf(module)}$`, "gm");
  return new Map([...samples].map(([path, code]) => [path, code.replace(own, `import ${testingOf(other)}`)]));
}

/** What the compiler says of the samples of SDKs with modules of different names: one process reads all, each file with its own imports. */
async function compileGroup(folder: string, group: readonly Shown[]): Promise<readonly string[]> {
  const runtime = await core();
  const testing = new Map<string, Shown>();
  const samples = new Map<string, string>();
  const paths = new Set<string>();
  for (const shown of group) {
    const complaints = await declare(shown, runtime, testing);
    if (complaints.length > 0) return complaints.map((line) => `${shown.name}: ${line}`);
    const { module } = testing.get(testingText(shown)) ?? shown;
    for (const [path, code] of importing(shown, module)) samples.set(path, code);
    for (const path of importPaths(shown.folder, runtime)) paths.add(path);
  }
  writeFolder(folder, new Map([...samples, ["samples.txt", listOf(samples.keys())]]));
  const imported = [...paths].filter((path) => path !== "-I").flatMap((path) => ["-I", path]);
  const said = complaintsOf(
    await compile(folder, ["-module-name", "Samples", ...imported, "-typecheck", "@samples.txt"]),
  );
  return said.filter((line) => !EXPECTED.test(line));
}

/** SDKs in groups in which no two have modules of one name. */
function groupsOf(all: readonly Shown[]): Shown[][] {
  const groups: Shown[][] = [];
  for (const shown of all) {
    const fitting = groups.find((group) => group.every(({ module }) => module !== shown.module));
    if (fitting) fitting.push(shown);
    else groups.push([shown]);
  }
  return groups;
}

/** What the compiler says of the code in the documents of SDKs. */
export function compileSamples(sdks: Emitted): Promise<readonly string[]> {
  return inTemporaryFolder(async (root) => {
    const all = [...sdks].map(([name, sdk]): Shown => {
      const folder = folderName(name);
      return { name, sdk, module: moduleOf(sdk), folder: join(root, folder), samples: samplesOf(sdk, folder) };
    });
    const complaints: string[] = [];
    for (const group of groupsOf(all.filter(({ samples }) => samples.size > 0)))
      complaints.push(...(await compileGroup(root, group)));
    return complaints;
  });
}
