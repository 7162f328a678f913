import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Files, ROOT, readFolder, writeFolder } from "@sdkwright/testkit";
import { type MutantBuild, patched } from "../../../conformance/support/language.js";
import { argumentsOf, brandNames, brandOf, core, libraryOf, objectOf, patchedObjects, separately } from "../core.js";
import { moduleOf, ownSources, RUNTIME } from "../project.js";
import { compile, complaintsOf, linkProgram, programAt } from "../toolchain.js";

// The SDKs of the fixture differ in the files of their clients and in some texts of operations. The first one is compiled whole,
// every file into an object of its own. Of the others, the files that differ are compiled, and linked with the objects of the
// rest. What did not fit together would not link: names of declarations in objects have their types in them.

const DRIVER = `${ROOT}test/languages/swift/conformance/driver`;

/** Where the SDK of a variant is. */
const sdkOf = (folder: string, variant: string): string => join(folder, "sdk", variant);

/** Where the sources, objects and driver of a variant are. */
const builtOf = (folder: string, variant: string): string => join(folder, "built", variant);

/** The command that starts the driver of a variant. */
export const driverOf = (folder: string, variant: string): string[] =>
  programAt([join(builtOf(folder, variant), "driver")]);

/** How many compilers run at a time. */
const AT_ONCE = 2;

const DIGEST = "Digest.o";

/** What is compiled beside the runtime: an SDK's own files, its table, the driver, and the names of the runtime. */
async function sourcesOf(sdk: Files): Promise<Files> {
  const driver = readdirSync(DRIVER).map((name): [string, string] => [
    `Driver/${name}`,
    readFileSync(join(DRIVER, name), "utf8"),
  ]);
  const table = [...sdk].filter(([path]) => path.startsWith("Conformance/"));
  return new Map([...ownSources(sdk), ...driver, ...table, ["Brand.swift", brandNames(await core(), brandOf(sdk))]]);
}

/** The SDK that was compiled whole. */
interface Base {
  readonly folder: string;
  readonly files: Files;
  readonly arguments: readonly string[];
}

/** A source file of an SDK with its object, in the folder of the first SDK if it is the same there. */
interface Place {
  readonly source: string;
  readonly object: string;
  readonly isOwn: boolean;
}

function placesOf(files: Files, folder: string, base: Base): Place[] {
  return [...files].map(([path, content]) => {
    const isOwn = base.files.get(path) !== content;
    const at = isOwn ? folder : base.folder;
    return { source: join(at, path), object: join(at, objectOf(path)), isOwn };
  });
}

function checked(complaints: readonly string[]): void {
  if (complaints.length > 0) throw new Error(`The SDKs of the fixture do not compile:\n${complaints.join("\n")}`);
}

/** Compiles the hashes of the runtime once more, optimised: a driver hashes megabytes. */
async function compileDigest(folder: string): Promise<void> {
  const { folder: runtime } = await core();
  const sources = ["Hash", "BigNumber"].map((name) => join(runtime, `Core/Hashes/${name}.swift`));
  const output = ["-emit-module-path", "Digest.swiftmodule", "-c", "-o", DIGEST];
  const options = ["-Osize", "-enable-testing", "-module-name", "Digest"];
  checked(complaintsOf(await compile(folder, [...options, ...output, ...sources])));
}

async function compileBase(folder: string, variant: string): Promise<Base> {
  const sdk = readFolder(sdkOf(folder, variant));
  const target = builtOf(folder, variant);
  const files = await sourcesOf(sdk);
  writeFolder(target, files);
  // The table has every name in backticks.
  const args = [...argumentsOf(await core(), moduleOf(sdk)), "-I", target, "-suppress-warnings"];
  await compileDigest(target);
  checked(complaintsOf(await compile(target, [...args, ...separately([...files.keys()])])));
  return { folder: target, files, arguments: args };
}

/** Compiles the files of an SDK that are not those of the first one, and gives all objects. */
async function compileVariant(folder: string, variant: string, base: Base): Promise<string[]> {
  const target = builtOf(folder, variant);
  const files = await sourcesOf(readFolder(sdkOf(folder, variant)));
  const places = placesOf(files, target, base);
  const own = places.filter(({ isOwn }) => isOwn);
  if (own.length > 0) {
    writeFolder(target, new Map([...files].filter(([path, content]) => base.files.get(path) !== content)));
    const sources = places.flatMap(({ source, isOwn }) => (isOwn ? ["-primary-file", source] : [source]));
    const outputs = own.flatMap(({ object }) => ["-o", object]);
    checked(complaintsOf(await compile(target, ["-c", ...base.arguments, ...sources, ...outputs])));
  }
  return places.map(({ object }) => object);
}

async function link(base: Base, target: string, objects: readonly string[]): Promise<void> {
  mkdirSync(target, { recursive: true });
  const all = [...objects, join(base.folder, DIGEST)];
  checked(complaintsOf(await linkProgram(target, all, "driver")));
}

/** Does something with all variants, some of them at a time. */
async function forEachVariant(variants: readonly string[], run: (variant: string) => Promise<void>): Promise<void> {
  const left = [...variants];
  const work = async (): Promise<void> => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) await run(next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

const bases = new Map<string, Base>();

/** Compiles the driver with each SDK. */
export async function buildAll(folder: string, variants: readonly string[]): Promise<void> {
  const base = await compileBase(folder, variants[0] ?? "");
  bases.set(folder, base);
  const library = libraryOf(await core());
  await forEachVariant(variants, async (variant) => {
    await link(base, builtOf(folder, variant), [...(await compileVariant(folder, variant, base)), library]);
  });
}

/** Links the SDKs with a patched file of the runtime, and gives their folder. */
export async function buildMutant(folder: string, { name, patch, variants }: MutantBuild): Promise<string> {
  const base = bases.get(folder);
  if (base === undefined) throw new Error("No SDK was built");
  const mutant = join(folder, "mutants", name);
  const path = `Core/${patch.file}`;
  const broken = patched(readFileSync(`${RUNTIME}/Sources/Sdk/${path}`, "utf8"), patch);
  const runtime = await patchedObjects(await core(), path, broken, join(mutant, "runtime"));
  for (const variant of variants) {
    await link(base, builtOf(mutant, variant), [...(await objectsOf(folder, variant, base)), ...runtime]);
  }
  return mutant;
}

/** The objects of an SDK that was built. */
async function objectsOf(folder: string, variant: string, base: Base): Promise<string[]> {
  const files = await sourcesOf(readFolder(sdkOf(folder, variant)));
  return placesOf(files, builtOf(folder, variant), base).map(({ object }) => object);
}
