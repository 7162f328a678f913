import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Files, ROOT, readFolder } from "@sdkwright/testkit";
import { type MutantBuild, patched } from "../../../conformance/support/language.js";
import { argumentsOf, brandNames, brandOf, brokenCore, type Core, core, coreSources } from "../core.js";
import { moduleOf, ownSources } from "../project.js";
import { complaintsOf, programAt, runSwiftc } from "../toolchain.js";

const DRIVER = `${ROOT}test/languages/swift/conformance/driver`;
const TABLE = "Conformance.swift";

/** Where the SDK of a variant is. */
const sdkOf = (folder: string, variant: string): string => join(folder, "sdk", variant);

/** Where the driver of a variant is. */
const builtOf = (folder: string, variant: string): string => join(folder, "built", variant);

/** The command that starts the driver of a variant. */
export const driverOf = (folder: string, variant: string): string[] =>
  programAt(join(builtOf(folder, variant), "driver"));

/** What is compiled beside the runtime: an SDK's own files, its table, the driver, and the names of the runtime. */
function sourcesOf(sdk: Files, runtime: Core): Files {
  const driver = readdirSync(DRIVER).map((name): [string, string] => [
    join("Driver", name),
    readFileSync(join(DRIVER, name), "utf8"),
  ]);
  const table: [string, string][] = [[TABLE, sdk.get(TABLE) ?? ""]];
  return new Map([...ownSources(sdk), ...driver, ...table, ["Brand.swift", brandNames(runtime, brandOf(sdk))]]);
}

async function compileVariant(sdk: Files, target: string, runtime: Core): Promise<void> {
  for (const [path, content] of sourcesOf(sdk, runtime)) {
    mkdirSync(join(target, path, ".."), { recursive: true });
    writeFileSync(join(target, path), content);
  }
  const paths = [...sourcesOf(sdk, runtime).keys()];
  const run = await runSwiftc(target, [
    ...argumentsOf(runtime, moduleOf(sdk)),
    "-wmo",
    "-o",
    "driver",
    ...paths,
    ...runtime.objects,
  ]);
  const complaints = complaintsOf(run).filter((line) => !/\bwarning: /.test(line));
  if (run.code !== 0) throw new Error(`The SDKs of the fixture do not compile:\n${complaints.join("\n")}`);
}

/** Compiles the driver with each SDK. */
export async function buildAll(folder: string, variants: readonly string[]): Promise<void> {
  const runtime = await core();
  for (const variant of variants) {
    await compileVariant(readFolder(sdkOf(folder, variant)), builtOf(folder, variant), runtime);
  }
}

/** Compiles SDKs with a patched file of the runtime, and gives their folder. */
export async function buildMutant(folder: string, { name, patch, variants }: MutantBuild): Promise<string> {
  const mutant = join(folder, "mutants", name);
  const whole = coreSources().get(patch.file);
  if (whole === undefined) throw new Error(`The runtime has no ${patch.file}`);
  const runtime = await brokenCore(patch.file, patched(whole, patch), join(mutant, "runtime"));
  for (const variant of variants) {
    await compileVariant(readFolder(sdkOf(folder, variant)), builtOf(mutant, variant), runtime);
  }
  return mutant;
}
