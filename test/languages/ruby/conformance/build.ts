import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "@sdkwright/testkit";
import { type MutantBuild, patched } from "../../../conformance/support/language.js";
import { complaintsOf, runRuby } from "../toolchain.js";

const DRIVER = `${ROOT}test/languages/ruby/conformance/driver/driver.rb`;

/** Where the SDK of a variant is. */
export const sdkOf = (folder: string, variant: string): string => join(folder, "sdk", variant);

/** The command that starts the driver with the SDK of a variant. */
export const driverCommand = (folder: string, variant: string): string[] => [
  "ruby",
  "-w",
  "--disable-gems",
  DRIVER,
  sdkOf(folder, variant),
];

/** A bundle that was built before the runtime was changed would be tested in its place. */
function checkBundle(sdk: string): void {
  const file = "internal/http/retry.rb";
  const withoutNames = (text: string): string => text.replaceAll(/^ *(?:module .*|end)$/gm, "").replaceAll(/^ +/gm, "");
  const emitted = withoutNames(readFileSync(join(sdk, "lib/acme", file), "utf8"));
  if (emitted !== withoutNames(readFileSync(`${ROOT}plugins/backend-ruby/runtime/lib/sdk/${file}`, "utf8")))
    throw new Error("packages/cli/bundle is older than the runtime: run `npm run build`.");
}

/** Has Ruby load all of each SDK: drivers load only what they need. */
export async function buildAll(folder: string, variants: readonly string[]): Promise<void> {
  const sdks = variants.map((variant) => sdkOf(folder, variant));
  checkBundle(sdks[0] ?? "");
  const run = await runRuby(ROOT, ["--disable-gems", `${ROOT}test/languages/ruby/programs/load.rb`, ...sdks]);
  const complaints = [...complaintsOf(run), `${run.stdout}${run.stderr}`].join("\n").trim();
  if (complaints !== "") throw new Error(`The SDKs of the fixture cannot be loaded:\n${complaints}`);
}

/** Copies some variants with a patch applied, and gives their folder. */
export async function buildMutant(folder: string, { name, patch, variants }: MutantBuild): Promise<string> {
  const mutant = join(folder, "mutants", name);
  mkdirSync(mutant, { recursive: true });
  let count = 0;
  for (const variant of variants) {
    cpSync(sdkOf(folder, variant), sdkOf(mutant, variant), { recursive: true });
    const target = join(sdkOf(mutant, variant), "lib/acme", patch.file);
    if (!existsSync(target)) continue;
    count += 1;
    writeFileSync(target, patched(readFileSync(target, "utf8"), patch));
  }
  if (count === 0) throw new Error(`No SDK of the scenario has ${patch.file}`);
  return mutant;
}
