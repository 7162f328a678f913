import { existsSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

const IN_PACKAGE = "schema/generators.schema.json";
const OWN = fileURLToPath(new URL(`../${IN_PACKAGE}`, import.meta.url));
const INSTALLED = `node_modules/sdkwright/${IN_PACKAGE}`;

/**
 * Path of the editor's schema as a configuration in a folder has to name it: that of the package installed there or
 * above, else that of the checkout that runs. Undefined without either: what `npx` runs is soon gone.
 */
export function schemaPath(folder: string, own = OWN): string | undefined {
  const isCheckout = !own.split(sep).includes("node_modules");
  const found = installedFrom(folder) ?? (isCheckout && existsSync(own) ? own : undefined);
  if (found === undefined) return undefined;
  const path = relative(folder, found).split(sep).join("/");
  return path.startsWith("../") ? path : `./${path}`;
}

function installedFrom(start: string): string | undefined {
  for (let folder = start; ; folder = dirname(folder)) {
    const path = join(folder, INSTALLED);
    if (existsSync(path)) return path;
    if (dirname(folder) === folder) return undefined;
  }
}
