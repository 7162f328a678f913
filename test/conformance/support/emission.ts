import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bundleProblem, ROOT, runCli } from "@sdkwright/testkit";
import { build } from "esbuild";
import { parse } from "yaml";
import type { Language } from "./language.js";

const HERE = `${ROOT}test/conformance`;

/** Names of the `generators.yml` files of the fixture. */
export const VARIANTS: readonly string[] = readdirSync(`${HERE}/fixture`)
  .filter((name) => name.endsWith(".yml") && name !== "openapi.yml")
  .map((name) => name.replace(".yml", ""))
  .sort();

interface Configuration {
  readonly plugins?: readonly string[];
  readonly groups: { readonly sdk: { readonly generators: readonly [{ readonly config?: object }] } };
}

/** The configuration of a variant as a language has it: its generator, and the plugin that adds the driver's table. */
function configurationOf({ generator, variants }: Language, variant: string): Configuration {
  const config = parse(readFileSync(`${HERE}/fixture/${variant}.yml`, "utf8")) as Configuration;
  const [entry] = config.groups.sdk.generators;
  const merged = { ...entry, ...generator, config: { ...generator.config, ...variants?.[variant], ...entry.config } };
  return { ...config, plugins: [...(config.plugins ?? []), "./driver.mjs"], groups: { sdk: { generators: [merged] } } };
}

/** The plugin that adds the driver's table to the SDKs of a language. */
const pluginOf = ({ key }: Language): string => `${ROOT}test/languages/${key}/conformance/emit.ts`;

/** A plugin of the suite as a module that the command line can load. */
async function bundlePlugin(entry: string, outfile: string): Promise<void> {
  const conditions = ["sdkwright-source"];
  const options = { bundle: true, format: "esm", platform: "node", conditions, logLevel: "error" } as const;
  await build({ entryPoints: [entry], outfile, ...options });
}

/** Has the command line as users get it emit the SDK of a variant, in a workspace of its own. */
async function emit(language: Language, folder: string, variant: string): Promise<void> {
  const workspace = join(folder, "workspaces", variant);
  mkdirSync(workspace, { recursive: true });
  cpSync(`${HERE}/fixture/openapi.yml`, join(workspace, "openapi.yml"));
  for (const plugin of ["driver.mjs", "channels.mjs"]) cpSync(join(folder, plugin), join(workspace, plugin));
  writeFileSync(join(workspace, "generators.yml"), JSON.stringify(configurationOf(language, variant)));
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
  await bundlePlugin(`${HERE}/fixture/channels.ts`, join(folder, "channels.mjs"));
  for (const variant of VARIANTS) await emit(language, folder, variant);
}
