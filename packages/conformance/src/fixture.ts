import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createSourceSet } from "@sdkwright/plugin-api";

/**
 * The folder `fixture`: the definition that SDKs are emitted from, a generators.yml for each variant of it, a plugin,
 * and the certificate of the server. It is found one folder above, in a checkout as in the published package.
 */
const FOLDER = fileURLToPath(new URL("../fixture/", import.meta.url));

/** Certificate and key of 127.0.0.1, made for this suite alone. Drivers trust it. */
export const CERTIFICATE: string = `${FOLDER}loopback.pem`;

/** The file that MP-2 uploads by its path. */
export const UPLOAD: { readonly path: string; readonly name: string } = {
  path: `${FOLDER}openapi.yml`,
  name: "openapi.yml",
};

/** What every workspace of a variant has beside its generators.yml. */
export const SHARED_FILES: readonly string[] = ["openapi.yml", "channels.mjs"];

/** Path of a file of the fixture. */
export function fixtureFile(name: string): string {
  return `${FOLDER}${name}`;
}

/** Names of the `generators.yml` files of the fixture. */
export function variantNames(): string[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith(".yml") && name !== "openapi.yml")
    .map((name) => name.replace(".yml", ""))
    .sort();
}

/** A generators.yml of the fixture. */
export interface VariantConfiguration {
  readonly plugins?: readonly string[];
  readonly groups: { readonly sdk: { readonly generators: readonly [{ readonly config?: object }] } };
}

/** The configuration of a variant. */
export function variantConfiguration(variant: string): VariantConfiguration {
  const report = ({ message }: { readonly message: string }): never => {
    throw new Error(`${variant}.yml: ${message}`);
  };
  const document = createSourceSet({ root: FOLDER, report }).read(`${variant}.yml`);
  if (!document) throw new Error(`The fixture has no ${variant}.yml`);
  return document.data as unknown as VariantConfiguration;
}
