import { join } from "node:path";
import { type Files, inTemporaryFolder, writeFolder } from "@sdkwright/testkit";
import type { Emitted } from "../suite.js";
import { argumentsOf, brandOf, core, coreSources } from "./core.js";
import { moduleSources } from "./modules.js";
import { distinctSwift, folderName, moduleOf, ownSources } from "./project.js";
import { compile, complaintsOf, runSwift } from "./toolchain.js";

/** No expression of what is emitted may take the compiler longer: an SDK has many of its kind. */
const LONGEST_MILLISECONDS = 200;

/** The compiler looks at types alone, and finds slow expressions and all that it warns of wrong. */
const STRICT = ["-typecheck", "-warnings-as-errors", `-warn-long-expression-type-checking=${LONGEST_MILLISECONDS}`];

/** What the compiler says of the types in an SDK's own files, with more files in their module. */
export function checkTypes(sdk: Files, further: Files = new Map()): Promise<readonly string[]> {
  return inTemporaryFolder(async (folder) => {
    const runtime = await core();
    const files = new Map([...moduleSources(sdk, runtime), ...further]);
    writeFolder(folder, files);
    const args = [...argumentsOf(runtime, moduleOf(sdk)), ...STRICT, ...files.keys()];
    return complaintsOf(await compile(folder, args));
  });
}

/** What the compiler says of the types in an SDK's module with the whole runtime in it. */
export function checkModule(sdk: Files): Promise<readonly string[]> {
  return inTemporaryFolder(async (folder) => {
    const module = moduleOf(sdk);
    const brand = brandOf(sdk);
    const files = new Map(ownSources(sdk));
    const branded = (text: string): string => text.replace(/\bSdk(?=[A-Z])/g, brand);
    for (const [path, content] of coreSources()) files.set(branded(path), branded(content));
    writeFolder(folder, files);
    const args = ["-module-name", module, ...STRICT, ...files.keys()];
    return complaintsOf(await compile(folder, args));
  });
}

/** What the compiler says of SDKs, every warning an error. */
export async function compileSwift(sdks: Emitted): Promise<readonly string[]> {
  const complaints: string[] = [];
  for (const [name, sdk] of sdks) complaints.push(...(await checkTypes(sdk)).map((line) => `${name}: ${line}`));
  return complaints;
}

/** Names that no line has room for beside anything else: the formatter complains of what cannot be laid out otherwise. */
const LONG_NAME = /\w{60}/;

/** What the formatter of Swift says of SDKs by the configuration that each brings. */
export function checkLayout(sdks: Emitted): Promise<readonly string[]> {
  return inTemporaryFolder(async (folder) => {
    const configurations = [...sdks].flatMap(([name, sdk]): [string, string][] => {
      const content = sdk.get(".swift-format");
      return content === undefined ? [] : [[join(folderName(name), ".swift-format"), content]];
    });
    const fitting = [...distinctSwift(sdks)].filter(([path, content]) => !LONG_NAME.test(path + content));
    const sources = fitting.map(([path, content]): [string, string] => [inOwnFolder(path), content]);
    writeFolder(folder, new Map([...sources, ...configurations]));
    const run = await runSwift(folder, ["format", "lint", "--strict", "--recursive", "."]);
    return complaintsOf(run);
  });
}

/** The path of a file with the name of its SDK as the name of a folder. */
function inOwnFolder(path: string): string {
  const at = path.search(/\/(?:Sources|Tests|Snippets)\/|\/[^/]+$/);
  return `${folderName(path.slice(0, at))}${path.slice(at)}`;
}
