import { mkdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import { variantNames, writeWorkspace } from "@sdkwright/conformance";
import { bundleProblem, ROOT, runCli } from "@sdkwright/testkit";
import { build } from "esbuild";
import type { Language } from "./language.js";

/** Names of the `generators.yml` files of the fixture. */
export const VARIANTS: readonly string[] = variantNames();

/** The plugin that adds the driver's table to the SDKs of a language. */
const pluginOf = ({ key }: Language): string => `${ROOT}test/languages/${key}/conformance/emit.ts`;

/** A plugin of the suite as a module that the command line can load. */
async function bundlePlugin(entry: string, outfile: string): Promise<void> {
  const conditions = ["sdkwright-source"];
  const options = { bundle: true, format: "esm", platform: "node", conditions, logLevel: "error" } as const;
  await build({ entryPoints: [entry], outfile, ...options });
}

/** Has the command line as users get it emit the SDK of a variant, in a workspace of its own. */
async function emit({ generator, variants }: Language, folder: string, variant: string): Promise<void> {
  const workspace = join(folder, "workspaces", variant);
  const config = { ...generator.config, ...variants?.[variant] };
  writeWorkspace(workspace, variant, { ...generator, config, plugins: [join(folder, "driver.mjs")] });
  const { code, stdout, stderr } = await runCli(["generate"], { cwd: workspace, from: "bundle" });
  if (code !== 0) throw new Error(`${variant}: no SDK\n${stdout}${stderr}`);
  renameSync(join(workspace, "sdk"), join(folder, "sdk", variant));
}

/** Emits the SDKs of all variants in a language with the real command line, into `sdk/<variant>` of a folder. */
export async function emitAll(language: Language, folder: string): Promise<void> {
  const problem = bundleProblem();
  if (problem !== undefined) throw new Error(problem);
  mkdirSync(join(folder, "sdk"), { recursive: true });
  await bundlePlugin(pluginOf(language), join(folder, "driver.mjs"));
  for (const variant of VARIANTS) await emit(language, folder, variant);
}
