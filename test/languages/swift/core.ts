import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { type Files, hashOf, hashOfFiles, ROOT, writeFolder } from "@sdkwright/testkit";
import { keptFolder } from "./kept.js";
import { moduleOf, RUNTIME, runtimeFiles } from "./project.js";
import { archive, compile, complaintsOf, toolchain } from "./toolchain.js";

// The runtime is compiled once as a module of its own, and what else an SDK has against it: compiling it with every SDK would take
// most of the time. Its internal declarations are visible as they are to tests.

/** The module of the runtime: no SDK's own, as `Sdk` is that of an API without a name. */
export const MODULE = "RuntimeOfSdks";
const LIBRARY = "libSdk.a";

/** A runtime that was compiled. */
export interface Core {
  /** Where its sources, its module and its library are. */
  readonly folder: string;
  /** Names that have the brand of an SDK in place of `Sdk`. */
  readonly branded: readonly string[];
  /** Paths of its sources below the folder. */
  readonly paths: readonly string[];
}

/** Public types whose names begin with that of the module. */
function brandedTypes(sources: readonly string[]): string[] {
  const declared = /^public (?:final class|struct|enum|protocol|typealias) (Sdk\w+)/gm;
  return sources.flatMap((source) => [...source.matchAll(declared)].map(([, name = ""]) => name)).sort();
}

/** Where the code of a source file is. Swift has every name of a file once in a module. */
export const objectOf = (path: string): string => `${basename(path, ".swift")}.o`;

/** The library of the runtime. */
export const libraryOf = ({ folder }: Core): string => join(folder, LIBRARY);

/** Arguments that compile files each into an object of its own, so that a broken one replaces that of a single file. */
export function separately(paths: readonly string[]): string[] {
  return [
    "-c",
    ...paths.flatMap((path) => ["-primary-file", path]),
    ...paths.flatMap((path) => ["-o", objectOf(path)]),
  ];
}

const OPTIONS = ["-enable-testing", "-module-name", MODULE];

/** What the compiler leaves out for declarations alone. */
const WITHOUT_BODIES = "-experimental-skip-non-inlinable-function-bodies-without-types";

async function compileInto(folder: string, files: Files): Promise<void> {
  writeFolder(folder, files);
  const paths = [...files.keys()];
  const declarations = ["-emit-module", "-o", `${MODULE}.swiftmodule`, WITHOUT_BODIES, ...paths];
  for (const args of [declarations, separately(paths)]) {
    const complaints = complaintsOf(await compile(folder, [...OPTIONS, ...args]));
    if (complaints.length > 0) throw new Error(`The runtime of Swift does not compile:\n${complaints.join("\n")}`);
  }
  const archived = await archive(folder, paths.map(objectOf), LIBRARY);
  if (archived.code !== 0)
    throw new Error(`The runtime of Swift has no library:\n${complaintsOf(archived).join("\n")}`);
}

/** The runtime's sources by their paths below its module. */
export const coreSources = (): Files =>
  new Map([...runtimeFiles()].map((path) => [path, readFileSync(`${RUNTIME}/Sources/Sdk/${path}`, "utf8")]));

/** Hash of the runtime and of all that compiles it. */
export function hashOfCore(): string {
  const found = toolchain();
  const version = found.kind === "found" ? found.version : "";
  const sources = ["core.ts", "toolchain.ts"].map((name) =>
    readFileSync(`${ROOT}test/languages/swift/${name}`, "utf8"),
  );
  return hashOf(version, ...sources, hashOfFiles(coreSources()));
}

async function compileCore(): Promise<Core> {
  const files = coreSources();
  const folder = await keptFolder(hashOfCore(), (target) => compileInto(target, files));
  return { folder, branded: brandedTypes([...files.values()]), paths: [...files.keys()] };
}

let compiled: Promise<Core> | undefined;

/** The runtime as it is, compiled once. */
export function core(): Promise<Core> {
  compiled ??= compileCore();
  return compiled;
}

/** Compiles another text of a file of the runtime in an empty folder, and gives the objects of that runtime. */
export async function patchedObjects(
  { folder, paths }: Core,
  path: string,
  content: string,
  target: string,
): Promise<string[]> {
  writeFolder(target, new Map([[path, content]]));
  const others = paths.filter((one) => one !== path).map((one) => join(folder, one));
  const object = objectOf(path);
  const args = ["-c", "-suppress-warnings", ...OPTIONS, "-primary-file", path, ...others, "-o", object];
  const complaints = complaintsOf(await compile(target, args));
  if (complaints.length > 0) throw new Error(`A broken runtime does not compile:\n${complaints.join("\n")}`);
  return [join(target, object), ...others.map((one) => join(folder, objectOf(one)))];
}

/** The prefix that an SDK's own names have where those of the runtime have `Sdk`. */
export function brandOf(sdk: Files): string {
  const module = moduleOf(sdk);
  const errors = [...sdk].filter(([path]) => path.startsWith(`Sources/${module}/Core/Errors/`));
  const names = errors.flatMap(([, content]) => /^public protocol (\w+)Error: Error\b/m.exec(content)?.[1] ?? []);
  return names[0] ?? module;
}

/** A file by which who imports an SDK has the runtime too, its types under the names that they have in the SDK. */
export function brandNames({ branded }: Core, brand: string): string {
  const names = branded.map((name) => `public typealias ${name.replace(/^Sdk/, brand)} = ${MODULE}.${name}\n`);
  return `@_exported import ${MODULE}\n\n${names.join("")}`;
}

/** Arguments of the compiler for the module of an SDK. */
export function argumentsOf({ folder }: Core, module: string): string[] {
  return ["-module-name", module, "-I", folder, "-testable-import-module", MODULE];
}
