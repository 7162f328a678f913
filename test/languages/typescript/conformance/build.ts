import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT, runProcess } from "@sdkwright/testkit";
import { build, transform } from "esbuild";
import { type MutantBuild, patched } from "../../../conformance/support/language.js";

/** A bundle that was built before the runtime was changed would be tested in its place. */
function checkBundle(folder: string, variant: string): void {
  const file = "core/http/call.ts";
  const emitted = readFileSync(join(folder, "sdk", variant, "src", file), "utf8");
  const source = readFileSync(`${ROOT}plugins/backend-typescript/runtime/src/${file}`, "utf8");
  if (emitted !== source.replaceAll("__Brand__", "Acme"))
    throw new Error("packages/cli/bundle is older than the runtime: run `npm run build`.");
}

/** One project over all SDKs, with the settings that each SDK's own project has. */
async function compileAll(folder: string, first: string): Promise<void> {
  const project = {
    extends: `./sdk/${first}/tsconfig.json`,
    compilerOptions: { rootDir: "sdk", outDir: "dist", declaration: false, isolatedDeclarations: false },
    include: ["sdk/*/src"],
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(project));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  const { code, stdout } = await runProcess(
    process.execPath,
    [`${ROOT}node_modules/typescript/bin/tsc`, "-p", "tsconfig.json", "--pretty", "false"],
    { cwd: folder },
  );
  if (code !== 0) throw new Error(`The SDKs of the fixture do not compile:\n${stdout.slice(0, 4000)}`);
}

/** What packages in CommonJS need within one ES module. */
const REQUIRE = 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);';

/** Where the driver program is. */
export function driverOf(folder: string): string {
  return join(folder, "driver-program.mjs");
}

/** Where the built module of a variant is. */
export function entryOf(folder: string, variant: string): string {
  return join(folder, "dist", `${variant}.mjs`);
}

async function bundleDriver(folder: string): Promise<void> {
  const entryPoints = [`${ROOT}test/languages/typescript/conformance/driver/driver.ts`];
  const banner = { js: REQUIRE };
  const options = { bundle: true, platform: "node", format: "esm", logLevel: "error" } as const;
  await build({ entryPoints, outfile: driverOf(folder), banner, ...options });
}

/** What TypeScript made of an SDK and the driver's table in it, in one file: a process starts four times as fast. */
async function bundleSdk(folder: string, variant: string): Promise<void> {
  await build({
    entryPoints: [join(folder, "dist", variant, "src/conformance.js")],
    outfile: entryOf(folder, variant),
    bundle: true,
    platform: "node",
    format: "esm",
    keepNames: true,
    logLevel: "error",
  });
}

/** Builds all SDKs with TypeScript's own compiler, and the driver. */
export async function buildAll(folder: string, variants: readonly string[]): Promise<void> {
  const [first = ""] = variants;
  checkBundle(folder, first);
  await compileAll(folder, first);
  for (const variant of variants) await bundleSdk(folder, variant);
  await bundleDriver(folder);
}

/** Builds a copy of some variants with a patch applied, and gives its folder. */
export async function buildMutant(folder: string, { name, patch, variants }: MutantBuild): Promise<string> {
  const mutant = join(folder, "mutants", name);
  mkdirSync(mutant, { recursive: true });
  writeFileSync(join(mutant, "package.json"), JSON.stringify({ type: "module" }));
  cpSync(driverOf(folder), driverOf(mutant));
  const sourceOf = (variant: string): string => join(folder, "sdk", variant, "src", patch.file);
  const having = variants.filter((variant) => existsSync(sourceOf(variant)));
  if (having.length === 0) throw new Error(`No SDK of the scenario has ${patch.file}`);
  for (const variant of variants) {
    cpSync(join(folder, "dist", variant), join(mutant, "dist", variant), { recursive: true });
    if (having.includes(variant)) {
      const source = patched(readFileSync(sourceOf(variant), "utf8"), patch);
      const { code } = await transform(source, { loader: "ts", target: "es2022" });
      const target = join(mutant, "dist", variant, "src", patch.file.replace(/\.ts$/, ".js"));
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, code);
    }
    await bundleSdk(mutant, variant);
  }
  return mutant;
}
