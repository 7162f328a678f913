import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "@sdkwright/testkit";
import { type MutantBuild, patched } from "../../../conformance/support/language.js";
import { complaintsOf, runPhp, STRICT } from "../toolchain.js";

const DRIVER = `${ROOT}test/languages/php/conformance/driver/driver.php`;

/** Where the SDK of a variant is. */
export const sdkOf = (folder: string, variant: string): string => join(folder, "sdk", variant);

/** PHP trusts what its configuration names, not what the environment does. */
const TRUST = ["-d", `curl.cainfo=\${SSL_CERT_FILE}`, "-d", `openssl.cafile=\${SSL_CERT_FILE}`];

/** Errors are printed with all that their traces hold, of 50 calls at once. */
const MEMORY = ["-d", "memory_limit=1G"];

/** The command that starts the driver with the SDK of a variant. */
export const driverCommand = (folder: string, variant: string): string[] => [
  "php",
  ...STRICT,
  ...TRUST,
  ...MEMORY,
  DRIVER,
  sdkOf(folder, variant),
];

/** A bundle that was built before the runtime was changed would be tested in its place. */
function checkBundle(sdk: string): void {
  const file = "Internal/Http/Retry.php";
  const withoutNames = (text: string): string => text.replaceAll(/^(?:namespace|use) .*$/gm, "");
  const emitted = withoutNames(readFileSync(join(sdk, "src", file), "utf8"));
  if (emitted !== withoutNames(readFileSync(`${ROOT}plugins/backend-php/runtime/src/${file}`, "utf8")))
    throw new Error("packages/cli/bundle is older than the runtime: run `npm run build`.");
}

/** Compiles every file of the folders that are named, without running any. */
const COMPILE = `
foreach (array_slice($argv, 1) as $folder) {
    foreach (new RecursiveIteratorIterator(new RecursiveDirectoryIterator("$folder/src")) as $file) {
        if ($file->getExtension() === "php") {
            token_get_all((string) file_get_contents($file->getPathname()), TOKEN_PARSE);
        }
    }
}
`;

/** Has PHP read all SDKs: drivers load only what they need of them. */
export async function buildAll(folder: string, variants: readonly string[]): Promise<void> {
  const sdks = variants.map((variant) => sdkOf(folder, variant));
  checkBundle(sdks[0] ?? "");
  const complaints = complaintsOf(await runPhp(folder, ["-r", COMPILE, "--", ...sdks]));
  if (complaints.length > 0) throw new Error(`The SDKs of the fixture do not compile:\n${complaints.join("\n")}`);
}

/** Copies some variants with a patch applied, and gives their folder. */
export async function buildMutant(folder: string, { name, patch, variants }: MutantBuild): Promise<string> {
  const mutant = join(folder, "mutants", name);
  mkdirSync(mutant, { recursive: true });
  let count = 0;
  for (const variant of variants) {
    cpSync(sdkOf(folder, variant), sdkOf(mutant, variant), { recursive: true });
    const target = join(sdkOf(mutant, variant), "src", patch.file);
    if (!existsSync(target)) continue;
    count += 1;
    writeFileSync(target, patched(readFileSync(target, "utf8"), patch));
  }
  if (count === 0) throw new Error(`No SDK of the scenario has ${patch.file}`);
  return mutant;
}
