import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "@sdkwright/testkit";
import { type MutantBuild, patched } from "../../../conformance/support/language.js";
import { complaintsOf, runPython } from "../toolchain.js";

/** Where the SDK of a variant is. */
export function sdkOf(folder: string, variant: string): string {
  return join(folder, "sdk", variant);
}

/** The folder of the package in an SDK. */
function packageOf(sdk: string): string {
  const { module } = JSON.parse(readFileSync(join(sdk, "conformance.json"), "utf8")) as { readonly module: string };
  return join(sdk, "src", ...module.split("."));
}

/** A bundle that was built before the runtime was changed would be tested in its place. */
function checkBundle(sdk: string): void {
  const file = "core/transport.py";
  const emitted = readFileSync(join(packageOf(sdk), file), "utf8");
  const source = readFileSync(`${ROOT}plugins/backend-python/runtime/src/sdk/${file}`, "utf8");
  if (emitted !== source.replaceAll("BrandToken", "Acme"))
    throw new Error("packages/cli/bundle is older than the runtime: run `npm run build`.");
}

/** Writes the byte code of every module. What many SDKs have, such as the runtime, is compiled once. */
const COMPILE = `
import importlib.util, marshal, pathlib
known = {}
for path in pathlib.Path("sdk").rglob("*.py"):
    source = path.read_bytes()
    if source not in known:
        code = compile(source, str(path), "exec", dont_inherit=True)
        # Not checked against the source: nothing changes it.
        flags = (0b01).to_bytes(4, "little")
        head = importlib.util.MAGIC_NUMBER + flags + importlib.util.source_hash(source)
        known[source] = head + marshal.dumps(code)
    target = pathlib.Path(importlib.util.cache_from_source(str(path)))
    target.parent.mkdir(exist_ok=True)
    target.write_bytes(known[source])
`;

/** Compiles all modules, so that no process does it again: most of the time of a start would go there. */
async function compile(folder: string): Promise<void> {
  const complaints = complaintsOf(await runPython(folder, ["-c", COMPILE]));
  if (complaints.length > 0) throw new Error(`The SDKs of the fixture do not compile:\n${complaints.join("\n")}`);
}

/** Makes all SDKs ready to start. */
export async function buildAll(folder: string, variants: readonly string[]): Promise<void> {
  const [first = ""] = variants;
  checkBundle(sdkOf(folder, first));
  await compile(folder);
}

/** Copies some variants with a patch applied, and gives their folder. */
export async function buildMutant(folder: string, { name, patch, variants }: MutantBuild): Promise<string> {
  const mutant = join(folder, "mutants", name);
  mkdirSync(mutant, { recursive: true });
  let count = 0;
  for (const variant of variants) {
    cpSync(sdkOf(folder, variant), sdkOf(mutant, variant), { recursive: true });
    const target = join(packageOf(sdkOf(mutant, variant)), patch.file);
    if (!existsSync(target)) continue;
    count += 1;
    writeFileSync(target, patched(readFileSync(target, "utf8"), patch));
  }
  if (count === 0) throw new Error(`No SDK of the scenario has ${patch.file}`);
  await compile(mutant);
  return mutant;
}
