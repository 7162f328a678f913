import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fixtureFile, SHARED_FILES, variantConfiguration } from "../fixture.js";

/** What emits the SDK of a variant: an entry of `generators` without its output, and the plugins of the workspace. */
export interface VariantGenerator {
  readonly name: string;
  readonly config?: { readonly [key: string]: unknown };
  readonly plugins: readonly string[];
}

/**
 * Makes a folder the workspace of a variant: the fixture's definition, and a generators.yml that emits it into the folder
 * `sdk` by this generator. What the variant itself configures wins.
 */
export function writeWorkspace(folder: string, variant: string, { name, config, plugins }: VariantGenerator): void {
  mkdirSync(folder, { recursive: true });
  for (const file of SHARED_FILES) cpSync(fixtureFile(file), join(folder, file));
  const configuration = variantConfiguration(variant);
  const [entry] = configuration.groups.sdk.generators;
  const generator = { ...entry, name, config: { ...config, ...entry.config } };
  const whole = {
    ...configuration,
    plugins: [...(configuration.plugins ?? []), ...plugins],
    groups: { sdk: { generators: [generator] } },
  };
  writeFileSync(join(folder, "generators.yml"), JSON.stringify(whole));
}
