import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Files } from "@sdkwright/testkit";
import { moduleOf, RUNTIME, runtimeFiles } from "./project.js";
import { complaintsOf, runSwiftc } from "./toolchain.js";

// The runtime is compiled once as a module of its own, and what else an SDK has against it: compiling it with every SDK would take
// most of the time. Its internal declarations are visible as they are to tests.

/** The module of the runtime: no SDK's own, as `Sdk` is that of an API without a name. */
const MODULE = "RuntimeOfSdks";

/** A runtime that was compiled. */
export interface Core {
  /** Where its module and its library are. */
  readonly folder: string;
  /** Names that have the brand of an SDK in place of `Sdk`. */
  readonly branded: readonly string[];
}

/** Public types whose names begin with that of the module. */
function brandedTypes(sources: readonly string[]): string[] {
  const declared = /^public (?:final class|struct|enum|protocol|typealias) (Sdk\w+)/gm;
  return sources.flatMap((source) => [...source.matchAll(declared)].map(([, name = ""]) => name)).sort();
}

/** Compiles sources as the runtime's module. */
export async function compileCore(files: Files): Promise<Core> {
  const folder = mkdtempSync(join(tmpdir(), "sdkwright-swift-core-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  for (const [path, content] of files) {
    const target = join(folder, path);
    mkdirSync(join(target, ".."), { recursive: true });
    writeFileSync(target, content);
  }
  const output = ["-emit-module", "-emit-library", "-static", "-module-name", MODULE, "-o", "libSdk.a"];
  const run = await runSwiftc(folder, ["-enable-testing", "-parse-as-library", "-wmo", ...output, ...files.keys()]);
  const complaints = complaintsOf(run);
  if (complaints.length > 0) throw new Error(`The runtime of Swift does not compile:\n${complaints.join("\n")}`);
  return { folder, branded: brandedTypes([...files.values()]) };
}

let compiled: Promise<Core> | undefined;

/** The runtime as it is, compiled once in a process. */
export function core(): Promise<Core> {
  compiled ??= compileCore(
    new Map([...runtimeFiles()].map((path) => [path, readFileSync(`${RUNTIME}/Sources/Sdk/${path}`, "utf8")])),
  );
  return compiled;
}

/** The prefix that an SDK's own names have where those of the runtime have `Sdk`. */
export function brandOf(sdk: Files): string {
  const module = moduleOf(sdk);
  const errors = [...sdk].filter(([path]) => path.startsWith(`Sources/${module}/Core/Errors/`));
  const names = errors.flatMap(([, content]) => /^public protocol (\w+)Error: Error\b/m.exec(content)?.[1] ?? []);
  return names[0] ?? module;
}

/** A file that gives types of the runtime the names that they have in an SDK. */
export function brandNames({ branded }: Core, brand: string): string {
  return branded.map((name) => `public typealias ${name.replace(/^Sdk/, brand)} = ${MODULE}.${name}\n`).join("");
}

/** Arguments of the compiler for the module of an SDK. */
export function argumentsOf({ folder }: Core, module: string): string[] {
  const imported = ["-Xfrontend", "-testable-import-module", "-Xfrontend", MODULE];
  return ["-module-name", module, "-parse-as-library", "-I", folder, ...imported];
}
