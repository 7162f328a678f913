import { existsSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";

const INSTALLED = "node_modules/sdkwright/schema/generators.schema.json";

/**
 * Path of the editor's schema as a configuration in a folder has to name it: that of the package installed there or
 * above. Undefined without one: a checkout of sdkwright is elsewhere on other machines, and `npx` soon deletes its package.
 */
export function schemaPath(folder: string): string | undefined {
  const found = installedFrom(folder);
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
