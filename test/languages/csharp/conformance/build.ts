import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Files, ROOT, readFolder } from "@sdkwright/testkit";
import { type MutantBuild, patched } from "../../../conformance/support/language.js";
import { isOfRuntime, sourcesOf } from "../check.js";
import { compile, RUNTIME_CONFIG } from "../toolchain.js";

const DRIVER = `${ROOT}test/languages/csharp/conformance/driver`;

/** Where the SDK of a variant is. */
export const sdkOf = (folder: string, variant: string): string => join(folder, "sdk", variant);

/** Where the assemblies of a variant are: its SDK, and the driver. */
const builtOf = (folder: string, variant: string): string => join(folder, "built", variant);

/** Arguments of `dotnet` that start the driver with the SDK of a variant. */
export const driverOf = (folder: string, variant: string): string[] => [
  join(builtOf(folder, variant), "Driver.dll"),
  sdkOf(folder, variant),
];

function checked(complaints: readonly string[]): void {
  if (complaints.length > 0) throw new Error(`The SDKs of the fixture do not compile:\n${complaints.join("\n")}`);
}

/** The variant whose SDK has every file of the runtime that the driver is written against. */
const COMPLETE = "channel";

/**
 * Files of the runtime that an SDK leaves out because its API does not need them. The driver is compiled once for all variants,
 * so its types have to be in each.
 */
function leftOut(folder: string, sdk: Files): string[] {
  const complete = sdkOf(folder, COMPLETE);
  const all = [...sourcesOf(readFolder(complete)).keys()].filter((path) => isOfRuntime(path) || isError(path));
  return all.filter((path) => !sdk.has(path)).map((path) => join(complete, path));
}

const isError = (path: string): boolean => /\/Errors\/[^/]+\.cs$/.test(path);

/** Compiles an SDK in a folder, with what it leaves out from the folder of all. All have one name, so that the driver of one serves all. */
async function compileVariant(folder: string, variant: string, all = folder): Promise<void> {
  const target = builtOf(folder, variant);
  mkdirSync(target, { recursive: true });
  const own = sdkOf(folder, variant);
  const sdk = readFolder(own);
  const sources = [...[...sourcesOf(sdk).keys()].map((path) => join(own, path)), ...leftOut(all, sdk)];
  checked(await compile(target, { sources, output: "Sdk.dll", further: ["-nowarn:CS1591"] }));
}

const namespaceOf = (sdk: string): string =>
  (JSON.parse(readFileSync(join(sdk, "conformance.json"), "utf8")) as { readonly root: string }).root;

/** Compiles the driver with the names that the runtime has in an SDK. */
async function compileDriver(folder: string, variant: string): Promise<void> {
  const target = join(folder, "driver");
  mkdirSync(target, { recursive: true });
  const root = namespaceOf(sdkOf(folder, variant));
  const names = readdirSync(DRIVER);
  for (const name of names) {
    const source = readFileSync(join(DRIVER, name), "utf8");
    const own = source.replaceAll(/\bSdk(?=[.;])/g, root).replaceAll(/\bBrand(?=\w*Exception\b)/g, "Acme");
    writeFileSync(join(target, name), own);
  }
  writeFileSync(join(target, "Driver.runtimeconfig.json"), RUNTIME_CONFIG);
  const references = [join(builtOf(folder, variant), "Sdk.dll")];
  checked(await compile(target, { sources: names, output: "Driver.dll", target: "exe", references }));
}

function putDriver(folder: string, variant: string): void {
  for (const name of ["Driver.dll", "Driver.runtimeconfig.json"]) {
    cpSync(join(folder, "driver", name), join(builtOf(folder, variant), name));
  }
}

/** Compiles all SDKs and the driver. */
export async function buildAll(folder: string, variants: readonly string[]): Promise<void> {
  for (const variant of variants) await compileVariant(folder, variant);
  await buildDriver(folder, variants);
}

/** Compiles the driver by one of the SDKs, and puts it beside all of them. */
export async function buildDriver(folder: string, variants: readonly string[]): Promise<void> {
  await compileDriver(folder, variants[0] ?? "");
  for (const variant of variants) putDriver(folder, variant);
}

/** Compiles SDKs with a patched file of the runtime, and gives their folder. */
export async function buildMutant(folder: string, { name, patch, variants }: MutantBuild): Promise<string> {
  const mutant = join(folder, "mutants", name);
  cpSync(join(folder, "driver"), join(mutant, "driver"), { recursive: true });
  let isPatched = false;
  for (const variant of variants) {
    const own = sdkOf(mutant, variant);
    cpSync(sdkOf(folder, variant), own, { recursive: true });
    const file = join(own, "src", namespaceOf(own), patch.file.replace(/\bBrand/, "Acme"));
    if (existsSync(file)) {
      isPatched = true;
      writeFileSync(file, patched(readFileSync(file, "utf8"), patch));
    }
    await compileVariant(mutant, variant, folder);
    putDriver(mutant, variant);
  }
  if (!isPatched) throw new Error(`No SDK of the scenario has ${patch.file}`);
  return mutant;
}
