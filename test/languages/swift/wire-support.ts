import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { type Files, hashOfFiles, writeFolder } from "@sdkwright/testkit";
import { brandOf, core, MODULE } from "./core.js";
import { temporaryFolder } from "./kept.js";
import { moduleOf, RUNTIME } from "./project.js";
import { compile, complaintsOf } from "./toolchain.js";

// What the tests of SDKs call is the same in all SDKs that have the same files of it, but for names. It is compiled once for each
// selection of files, against the runtime: with every SDK, it would take longer than most SDKs' own tests.

/** A module of files that wire tests of SDKs share. */
export interface WireSupport {
  /** Arguments of the compiler for tests that call it. */
  readonly imported: readonly string[];
  readonly object: string;
}

/** The tests of an SDK: what it shares with others, and its own. */
export interface WireSources {
  readonly shared: Files;
  readonly own: Files;
}

/** The sources of the tests of an SDK. */
export function wireSources(sdk: Files): WireSources {
  const names = new Set(readdirSync(`${RUNTIME}/wire`));
  const tests = [...sdk].filter(([path]) => /^Tests\/.*\.swift$/.test(path));
  const isShared = ([path]: readonly [path: string, content: string]): boolean => names.has(basename(path));
  return { shared: new Map(tests.filter(isShared)), own: new Map(tests.filter((file) => !isShared(file))) };
}

/** Shared files with the names that they have in the runtime's own module. */
function unbranded(sdk: Files, shared: Files): Files {
  const imports = new RegExp(`^import ${moduleOf(sdk)}\n`, "m");
  const brands = new RegExp(`\\b${brandOf(sdk)}(?=[A-Z])`, "g");
  const texts = [...shared].map(([path, content]): [string, string] => {
    return [basename(path), `import ${MODULE}\n${content.replace(imports, "").replace(brands, "Sdk")}`];
  });
  return new Map(texts.sort(([a], [b]) => (a < b ? -1 : 1)));
}

async function compileSupport(name: string, files: Files): Promise<WireSupport> {
  const folder = temporaryFolder();
  writeFolder(folder, files);
  const [object, { folder: runtime }] = [join(folder, `${name}.o`), await core()];
  const outputs = ["-emit-module-path", `${name}.swiftmodule`, "-c", "-o", object];
  const args = ["-module-name", name, "-enable-testing", "-warnings-as-errors", "-I", runtime, ...outputs];
  const complaints = complaintsOf(await compile(folder, [...args, ...files.keys()]));
  if (complaints.length > 0) throw new Error(`What wire tests share does not compile:\n${complaints.join("\n")}`);
  return { imported: ["-I", folder, "-testable-import-module", name], object };
}

const compiled = new Map<string, Promise<WireSupport>>();

/** Compiles what an SDK's tests share with those of others, once in a process. */
export function supportOf(sdk: Files): Promise<WireSupport> {
  const files = unbranded(sdk, wireSources(sdk).shared);
  const key = hashOfFiles(files);
  // Tests with different files may be linked with each other.
  const known = compiled.get(key) ?? compileSupport(`WireSupport${compiled.size}`, files);
  compiled.set(key, known);
  return known;
}
