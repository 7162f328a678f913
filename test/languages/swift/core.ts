import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { type Files, hashOf, hashOfFiles, ROOT, writeFolder } from "@sdkwright/testkit";
import { moduleOf, RUNTIME, runtimeFiles } from "./project.js";
import { complaintsOf, runFrontend, runSwiftc, toolchain } from "./toolchain.js";

// The runtime is compiled once as a module of its own, and what else an SDK has against it: compiling it with every SDK would take
// most of the time. Its internal declarations are visible as they are to tests.

/** The module of the runtime. */
const MODULE = "Sdk";
const LIBRARY = "libSdk.a";

/** A runtime that was compiled. */
export interface Core {
  /** Where its module is. */
  readonly folder: string;
  /** What programs are linked with. */
  readonly objects: readonly string[];
  /** Names that have the brand of an SDK in place of `Sdk`. */
  readonly branded: readonly string[];
}

/** Public types whose names begin with that of the module. */
function brandedTypes(sources: Files): string[] {
  const declared = /^public (?:final class|struct|enum|protocol|typealias) (Sdk\w+)/gm;
  return [...sources.values()].flatMap((text) => [...text.matchAll(declared)].map(([, name = ""]) => name)).sort();
}

/** The runtime's sources by their paths below its module. */
export const coreSources = (): Files =>
  new Map([...runtimeFiles()].map((path) => [path, readFileSync(`${RUNTIME}/Sources/Sdk/${path}`, "utf8")]));

const FLAGS = ["-enable-testing", "-parse-as-library", "-module-name", MODULE];

/** Compiles sources in a folder, each file into an object of its own, so that another one can stand for it. */
async function compileInto(folder: string, sources: Files): Promise<void> {
  writeFolder(folder, sources);
  const modes = [
    "-enable-batch-mode",
    "-driver-batch-count",
    "2",
    "-emit-module",
    "-emit-module-path",
    "Sdk.swiftmodule",
  ];
  const compiled = await runSwiftc(folder, [...FLAGS, ...modes, "-c", ...sources.keys()]);
  const objects = readdirSync(folder).filter((name) => name.endsWith(".o"));
  const archived =
    compiled.code === 0 ? await runSwiftc(folder, ["-emit-library", "-static", "-o", LIBRARY, ...objects]) : compiled;
  const complaints = complaintsOf(archived);
  if (complaints.length > 0) throw new Error(`The runtime of Swift does not compile:\n${complaints.join("\n")}`);
  for (const name of objects) rmSync(join(folder, name));
}

const CACHE = `${ROOT}test/node_modules/.cache/swift-core`;
/** Longer than the compilation takes on a slow machine: who began it then is gone. */
const PATIENCE = 300_000;

/** Whether nobody else compiles what a folder will hold. */
function isFirst(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - since > PATIENCE) rmSync(lock, { recursive: true, force: true });
    return false;
  }
}

/** The folder of the compiled sources, which processes share. */
async function compiledOnce(sources: Files): Promise<string> {
  const found = toolchain();
  const name = hashOf(found.kind === "found" ? found.version : "", hashOfFiles(sources));
  const folder = join(CACHE, name);
  mkdirSync(CACHE, { recursive: true });
  while (!existsSync(folder)) {
    if (!isFirst(`${folder}.lock`)) {
      await setTimeout(200);
      continue;
    }
    const made = mkdtempSync(join(CACHE, "made-"));
    try {
      await compileInto(made, sources);
      // Those of earlier states of the runtime are of no use.
      for (const other of readdirSync(CACHE))
        if (/^[\da-f]{64}$/.test(other)) rmSync(join(CACHE, other), { recursive: true });
      renameSync(made, folder);
    } finally {
      rmSync(made, { recursive: true, force: true });
      rmSync(`${folder}.lock`, { recursive: true, force: true });
    }
  }
  return folder;
}

let shared: string | undefined;

/** Holds what the tests of one process have compiled, until it ends. Toolchains may see no other folders than those for temporary files. */
function folderOfProcess(): string {
  if (shared !== undefined) return shared;
  const folder = mkdtempSync(join(tmpdir(), "sdkwright-swift-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  shared = folder;
  return folder;
}

/** An empty folder that is gone when the process ends. */
export const temporaryFolder = (): string => mkdtempSync(join(folderOfProcess(), "made-"));

async function openCore(): Promise<Core> {
  const sources = coreSources();
  const folder = temporaryFolder();
  cpSync(await compiledOnce(sources), folder, { recursive: true });
  return { folder, objects: [join(folder, LIBRARY)], branded: brandedTypes(sources) };
}

let opened: Promise<Core> | undefined;

/** The runtime as it is, compiled once. */
export function core(): Promise<Core> {
  opened ??= openCore();
  return opened;
}

/** The runtime with another file in place of one of its own: programs that are linked with it call that one. */
export async function brokenCore(path: string, content: string, folder: string): Promise<Core> {
  const whole = await core();
  const sources = coreSources();
  if (!sources.has(path)) throw new Error(`The runtime of Swift has no ${path}`);
  writeFolder(folder, new Map([[path, content]]));
  const others = [...sources.keys()].filter((other) => other !== path).map((other) => join(whole.folder, other));
  const object = join(folder, "broken.o");
  const run = await runFrontend(folder, path, [...FLAGS, ...others, "-o", object]);
  const complaints = complaintsOf(run);
  if (complaints.length > 0) throw new Error(`The broken runtime does not compile:\n${complaints.join("\n")}`);
  return { ...whole, objects: [object, ...whole.objects] };
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
  const names = branded.map((name) => `public typealias ${name.replace(/^Sdk/, brand)} = ${name}\n`);
  return `@_exported import ${MODULE}\n\n${names.join("")}`;
}

/** Arguments of the compiler for the module of an SDK. */
export function argumentsOf({ folder }: Core, module: string): string[] {
  const imported = ["-Xfrontend", "-testable-import-module", "-Xfrontend", MODULE];
  return ["-module-name", module, "-parse-as-library", "-I", folder, ...imported];
}
