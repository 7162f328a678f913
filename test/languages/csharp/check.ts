import { join } from "node:path";
import { type Files, inTemporaryFolder, writeFolder } from "@sdkwright/testkit";
import { distinctSources } from "../../support/distinct.js";
import type { Emitted } from "../suite.js";
import { analyzers, compile, complaintsOf, runFormatter } from "./toolchain.js";

const SOURCE = /^src\/(?![^/]+\.DependencyInjection\/)[^/]+\/(.+)\.cs$/;

/** Files of the library. */
export function sourcesOf(sdk: Files): Files {
  return new Map([...sdk].filter(([path]) => SOURCE.test(path)));
}

/** Whether a file is the same in every SDK but for names. */
export const isOfRuntime = (path: string): boolean => /^src\/[^/]+\/(?:Core|Internal)\//.test(path);

/** What the project file would say. */
const VERSION: readonly [path: string, content: string] = [
  "src/Version.cs",
  '[assembly: System.Reflection.AssemblyVersion("1.0.0.0")]\n',
];

/** Folder of an SDK below that of all. */
export const folderName = (name: string): string => name.replace(/\W/g, "_");

/** What else the compiler looks at beside the sources: their comments; with analyzers, what a build asks too. */
type Depth = "sources" | "comments" | "analyzers";

/** How an SDK is compiled, and into which assembly. */
interface SdkCompilation {
  readonly depth?: Depth;
  readonly output?: string;
}

/** Compiles the sources of an SDK in a folder of its own; gives complaints. */
export function compileSdk(folder: string, sdk: Files, how: SdkCompilation = {}): Promise<string[]> {
  const { depth = "sources", output = "Sdk.dll" } = how;
  const config = sdk.get(".editorconfig");
  const sources = new Map([...sourcesOf(sdk), VERSION, ...(config ? [[".editorconfig", config] as const] : [])]);
  writeFolder(folder, sources);
  const comments = depth === "sources" ? [] : [`-doc:${join(folder, "Sdk.xml")}`];
  const rules = depth === "analyzers" ? [`-analyzerconfig:${join(folder, ".editorconfig")}`, ...analyzers()] : [];
  const paths = [...sources.keys()].filter((path) => path.endsWith(".cs"));
  return compile(folder, { sources: paths, output, further: [...comments, ...rules] });
}

/** Analyzers take most of the time of a compilation: they look at one of so many SDKs. */
const ANALYSED = 4;

/** What the compiler says of the sources of SDKs and of their comments, and analyzers of some. */
export function compileCsharp(emitted: Emitted): Promise<string[]> {
  return inTemporaryFolder(async (folder) => {
    const complaints: string[] = [];
    for (const [index, [name, sdk]] of [...emitted].entries()) {
      const depth = index % ANALYSED === 0 ? "analyzers" : "comments";
      const said = await compileSdk(join(folder, folderName(name)), sdk, { depth });
      complaints.push(...said.map((line) => `${name}: ${line}`));
    }
    return complaints;
  });
}

/** The files of SDKs that C# reads, each text once. */
function distinctCsharp(emitted: Emitted): Files {
  const runtimePath = (path: string): string | undefined =>
    isOfRuntime(path) ? path.replace(/^src\/[^/]+\//, "") : undefined;
  return distinctSources(emitted, { extension: ".cs", runtimePath, isLongestSkipped: true });
}

/** Names that no line has room for beside anything else: the formatter breaks lines around them in ways of its own. */
const LONG_NAME = /\w{60}/;

/** Files that CSharpier would lay out in another way. */
export function checkLayout(emitted: Emitted): Promise<string[]> {
  return inTemporaryFolder(async (folder) => {
    writeFolder(folder, new Map([...distinctCsharp(emitted)].filter(([, content]) => !LONG_NAME.test(content))));
    const { code, stdout, stderr } = await runFormatter(folder, ["check", "."]);
    return code === 0 ? [] : complaintsOf({ code, stdout, stderr });
  });
}
