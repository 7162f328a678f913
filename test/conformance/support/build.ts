import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { bundleProblem, ROOT, runCli, runProcess } from "@sdkwright/testkit";
import { build, transform } from "esbuild";

const HERE = `${ROOT}test/conformance`;

/** Names of the `generators.yml` files of the fixture. */
export const VARIANTS: readonly string[] = readdirSync(`${HERE}/fixture`)
  .filter((name) => name.endsWith(".yml") && name !== "openapi.yml")
  .map((name) => name.replace(".yml", ""))
  .sort();

/** SDKs that are ready to be driven. */
export interface Built {
  readonly folder: string;
  /** Path of the driver program. */
  readonly driver: string;
}

/** What the suite adds to the fixture, as a module that the command line can load. */
async function bundleChannels(folder: string): Promise<void> {
  const entryPoints = [`${HERE}/support/channels.ts`];
  await build({ entryPoints, outfile: join(folder, "channels.mjs"), bundle: true, format: "esm", logLevel: "error" });
}

/** Has the command line as users get it emit the SDK of a variant, in a workspace of its own. */
async function emit(folder: string, variant: string): Promise<void> {
  const workspace = join(folder, "workspaces", variant);
  mkdirSync(workspace, { recursive: true });
  cpSync(`${HERE}/fixture/openapi.yml`, join(workspace, "openapi.yml"));
  cpSync(`${HERE}/fixture/${variant}.yml`, join(workspace, "generators.yml"));
  if (variant === "channel") await bundleChannels(workspace);
  const { code, stdout, stderr } = await runCli(["generate"], { cwd: workspace, from: "bundle" });
  if (code !== 0) throw new Error(`${variant}: no SDK\n${stdout}${stderr}`);
  renameSync(join(workspace, "sdk"), join(folder, "sdk", variant));
}

/** A bundle that was built before the runtime was changed would be tested in its place. */
function checkBundle(folder: string): void {
  const file = "core/http/call.ts";
  const emitted = readFileSync(join(folder, "sdk", VARIANTS[0] ?? "", "src", file), "utf8");
  const source = readFileSync(`${ROOT}plugins/backend-typescript/runtime/src/${file}`, "utf8");
  if (emitted !== source.replaceAll("__Brand__", "Acme"))
    throw new Error("packages/cli/bundle is older than the runtime: run `npm run build`.");
}

/** One project over all SDKs, with the settings that each SDK's own project has. */
async function compileAll(folder: string): Promise<void> {
  const [first = ""] = VARIANTS;
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

/** Emits the SDKs of all variants with the real command line and builds them with TypeScript, and the driver. */
export async function buildAll(folder: string): Promise<Built> {
  const problem = bundleProblem();
  if (problem !== undefined) throw new Error(problem);
  mkdirSync(join(folder, "sdk"));
  for (const variant of VARIANTS) await emit(folder, variant);
  checkBundle(folder);
  await compileAll(folder);
  for (const variant of VARIANTS) await bundleSdk(folder, variant);
  const driver = join(folder, "driver.mjs");
  const entryPoints = [`${HERE}/driver/driver.ts`];
  await build({
    entryPoints,
    outfile: driver,
    bundle: true,
    platform: "node",
    format: "esm",
    logLevel: "error",
    banner: { js: REQUIRE },
  });
  return { folder, driver };
}

/** Where the built module of a variant is. */
export function entryOf({ folder }: Built, variant: string): string {
  return join(folder, "dist", `${variant}.mjs`);
}

/** What TypeScript made of an SDK, in one file: a process starts four times as fast. */
async function bundleSdk(folder: string, variant: string): Promise<void> {
  const outfile = entryOf({ folder, driver: "" }, variant);
  const entryPoints = [join(folder, "dist", variant, "src/index.js")];
  await build({
    entryPoints,
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    keepNames: true,
    logLevel: "error",
  });
}

/** A broken copy of a file of the emitted SDK. */
export interface Patch {
  /** Path below the SDK's `src`. */
  readonly file: string;
  /** Text that occurs exactly once in it. */
  readonly search: string;
  readonly replace: string;
}

/** Builds a copy of some variants with a patch applied. A patch that does not apply, or applies twice, is an error. */
export async function buildMutant(
  { folder, driver }: Built,
  { name, patch, variants }: { readonly name: string; readonly patch: Patch; readonly variants: readonly string[] },
): Promise<Built> {
  const mutant = join(folder, "mutants", name);
  mkdirSync(mutant, { recursive: true });
  writeFileSync(join(mutant, "package.json"), JSON.stringify({ type: "module" }));
  for (const variant of variants) {
    const source = readFileSync(join(folder, "sdk", variant, "src", patch.file), "utf8");
    if (source.split(patch.search).length !== 2)
      throw new Error(`${name}: the patch fits no single place in ${patch.file}`);
    cpSync(join(folder, "dist", variant), join(mutant, "dist", variant), { recursive: true });
    const { code } = await transform(
      source.replace(patch.search, () => patch.replace),
      { loader: "ts", target: "es2022" },
    );
    const target = join(mutant, "dist", variant, "src", patch.file.replace(/\.ts$/, ".js"));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, code);
    await bundleSdk(mutant, variant);
  }
  return { folder: mutant, driver };
}
