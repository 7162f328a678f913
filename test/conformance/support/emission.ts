import { mkdirSync, mkdtempSync, renameSync } from "node:fs";
import { join } from "node:path";
import { variantNames, writeWorkspace } from "@sdkwright/conformance";
import { bundleProblem, hashOfFiles, ROOT, readFolder, runCli } from "@sdkwright/testkit";
import { build } from "esbuild";
import { runMain } from "../../support/main.js";
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

interface Emission {
  readonly language: Language;
  readonly folder: string;
  readonly variant: string;
}

/** Writes a workspace for a variant, has a command line generate its SDK, and gives the folder of that. */
async function emit(
  { language: { generator, variants }, folder, variant }: Emission,
  generate: (workspace: string) => ReturnType<typeof runMain>,
): Promise<string> {
  const workspace = mkdtempSync(join(folder, `workspace-${variant}-`));
  const config = { ...generator.config, ...variants?.[variant] };
  writeWorkspace(workspace, variant, { ...generator, config, plugins: [join(folder, "driver.mjs")] });
  const { code, stdout, stderr } = await generate(workspace);
  if (code !== 0) throw new Error(`${variant}: no SDK\n${stdout}${stderr}`);
  return join(workspace, "sdk");
}

/** Fails where the command line as users get it emits another SDK of a variant than the one in a folder. */
async function compareBundle(emission: Emission, sdk: string): Promise<void> {
  const published = await emit(emission, async (cwd) => {
    const { code, stdout, stderr } = await runCli(["generate"], { cwd, from: "bundle" });
    return { code: code ?? 1, stdout, stderr };
  });
  if (hashOfFiles(readFolder(published)) !== hashOfFiles(readFolder(sdk)))
    throw new Error("packages/cli/bundle emits other SDKs than its sources: run `npm run build`.");
}

/**
 * Emits the SDKs of all variants in a language, into `sdk/<variant>` of a folder. The command line runs in this process:
 * starting it costs four times what an SDK does. Once it also runs as it is published, with the same result.
 */
export async function emitAll(language: Language, folder: string): Promise<void> {
  const problem = bundleProblem();
  if (problem !== undefined) throw new Error(problem);
  mkdirSync(join(folder, "sdk"), { recursive: true });
  await bundlePlugin(pluginOf(language), join(folder, "driver.mjs"));
  for (const variant of VARIANTS) {
    const sdk = await emit({ language, folder, variant }, (workspace) => runMain(["generate"], workspace));
    renameSync(sdk, join(folder, "sdk", variant));
  }
  const [variant = ""] = VARIANTS;
  await compareBundle({ language, folder, variant }, join(folder, "sdk", variant));
}
