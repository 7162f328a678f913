import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Files, hashOf, hashOfFiles, ROOT, writeFolder } from "@sdkwright/testkit";
import { moduleOf, RUNTIME, runtimeFiles } from "./project.js";
import { archive, compile, complaintsOf, toolchain } from "./toolchain.js";

// The runtime is compiled once as a module of its own, and what else an SDK has against it: compiling it with every SDK would take
// most of the time. Its internal declarations are visible as they are to tests. It is kept for further runs, and for processes
// that run beside this one.

/** The module of the runtime: no SDK's own, as `Sdk` is that of an API without a name. */
export const MODULE = "RuntimeOfSdks";
const CACHE = `${ROOT}node_modules/.cache/sdkwright-swift`;
const LIBRARY = "libSdk.a";

/** Whoever waits for another process to compile it gives up on that one after so many milliseconds. */
const PATIENCE_MS = 300_000;

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

async function compileInto(folder: string, files: Files): Promise<void> {
  writeFolder(folder, files);
  const paths = [...files.keys()];
  const outputs = [
    "-emit-module-path",
    `${MODULE}.swiftmodule`,
    "-c",
    ...paths.flatMap((path) => ["-o", objectOf(path)]),
  ];
  const complaints = complaintsOf(await compile(folder, [...OPTIONS, "-num-threads", "1", ...outputs, ...paths]));
  if (complaints.length > 0) throw new Error(`The runtime of Swift does not compile:\n${complaints.join("\n")}`);
  const archived = await archive(folder, paths.map(objectOf), LIBRARY);
  if (archived.code !== 0)
    throw new Error(`The runtime of Swift has no library:\n${complaintsOf(archived).join("\n")}`);
}

/** Whether another process is at it. One that was killed is not. */
function isAtWork(lock: string): boolean {
  return existsSync(lock) && Date.now() - statSync(lock).mtimeMs < PATIENCE_MS;
}

/** Compiles the runtime into a folder of the cache, unless it is there or another process has begun to. */
async function compileOnce(target: string, files: Files): Promise<void> {
  const lock = `${target}.lock`;
  while (isAtWork(lock)) await sleep(200);
  if (existsSync(target)) return;
  mkdirSync(lock, { recursive: true });
  const folder = mkdtempSync(`${target}-`);
  try {
    await compileInto(folder, files);
    if (!existsSync(target)) renameSync(folder, target);
  } finally {
    for (const path of [lock, folder]) rmSync(path, { recursive: true, force: true });
  }
}

/** The runtime's sources by their paths below its module. */
export const coreSources = (): Files =>
  new Map([...runtimeFiles()].map((path) => [path, readFileSync(`${RUNTIME}/Sources/Sdk/${path}`, "utf8")]));

let shared: string | undefined;

/** Holds what the tests of one process compile, until it ends: beside the folders of tests, since a toolchain with its own root sees no others. */
function folderOfProcess(): string {
  if (shared !== undefined) return shared;
  const folder = mkdtempSync(join(tmpdir(), "sdkwright-swift-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  shared = folder;
  return folder;
}

/** An empty folder that is gone when the process ends. */
export const temporaryFolder = (): string => mkdtempSync(join(folderOfProcess(), "made-"));

async function compileCore(): Promise<Core> {
  const files = coreSources();
  const found = toolchain();
  const version = found.kind === "found" ? found.version : "";
  const source = readFileSync(`${ROOT}test/languages/swift/core.ts`, "utf8");
  const cached = join(CACHE, hashOf(version, source, hashOfFiles(files)));
  await compileOnce(cached, files);
  const folder = temporaryFolder();
  cpSync(cached, folder, { recursive: true });
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
