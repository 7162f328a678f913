import { join } from "node:path";
import { type Files, writeFolder } from "@sdkwright/testkit";
import { argumentsOf, brandNames, brandOf, type Core, libraryOf } from "./core.js";
import { moduleOf, ownSources } from "./project.js";
import { compile, complaintsOf, linkProgram } from "./toolchain.js";

/** The module of an SDK, which was compiled against a runtime into a folder. */
export interface SdkModule {
  readonly name: string;
  readonly folder: string;
  readonly runtime: Core;
  /** The code of the module, without the runtime's. */
  readonly object: string;
}

/** A list of paths for the compiler: those of thousands of files would be too long for a command line. */
export function listOf(paths: Iterable<string>): string {
  return [...paths].map((path) => `"${path}"\n`).join("");
}

/** The sources of an SDK's module beside the runtime, with the file that gives the runtime's types their names. */
export const moduleSources = (sdk: Files, runtime: Core): Files =>
  new Map([...ownSources(sdk), ["Brand.swift", brandNames(runtime, brandOf(sdk))]]);

/** Writes the sources of an SDK's module, and gives the arguments that compile them. */
function prepare(folder: string, sdk: Files, runtime: Core): string[] {
  const sources = moduleSources(sdk, runtime);
  const name = moduleOf(sdk);
  writeFolder(folder, new Map([...sources, ["sources.txt", listOf(sources.keys())]]));
  return [...argumentsOf(runtime, name), "@sources.txt"];
}

/** Compiles the module of an SDK into a folder, every warning an error; gives it, or complaints. */
export async function compileSdk(folder: string, sdk: Files, runtime: Core): Promise<SdkModule | readonly string[]> {
  const name = moduleOf(sdk);
  const object = join(folder, `${name}.o`);
  const outputs = ["-emit-module-path", `${name}.swiftmodule`, "-c", "-o", object];
  const args = [...prepare(folder, sdk, runtime), "-warnings-as-errors", ...outputs];
  const complaints = complaintsOf(await compile(folder, args));
  return complaints.length > 0 ? complaints : { name, folder, runtime, object };
}

/** Makes the module of an SDK, for what is compiled against it alone: bodies of functions are not read. Gives complaints. */
export async function declareSdk(folder: string, sdk: Files, runtime: Core): Promise<string[]> {
  const outputs = ["-emit-module", "-o", `${moduleOf(sdk)}.swiftmodule`, "-experimental-skip-all-function-bodies"];
  return complaintsOf(await compile(folder, [...prepare(folder, sdk, runtime), ...outputs]));
}

/** Where the compiler finds the module of an SDK, and that of the runtime. */
export const importPaths = (folder: string, runtime: Core): string[] => ["-I", folder, "-I", runtime.folder];

/** A program that uses an SDK, below the folder of the SDK. */
export interface Program {
  readonly sources: Files;
  readonly output: string;
  /** Further arguments of the compiler. */
  readonly further?: readonly string[];
}

/** Compiles a program that imports the module of an SDK, and links it; gives complaints. */
export async function compileProgram(module: SdkModule, { sources, output, further = [] }: Program): Promise<string[]> {
  const { folder, runtime, object } = module;
  writeFolder(folder, sources);
  const imported = [...importPaths(folder, runtime), ...further];
  const args = ["-module-name", "Program", ...imported, "-c", "-o", "Program.o"];
  const complaints = complaintsOf(await compile(folder, [...args, ...sources.keys()]));
  if (complaints.length > 0) return complaints;
  return complaintsOf(await linkProgram(folder, ["Program.o", object, libraryOf(runtime)], output));
}
