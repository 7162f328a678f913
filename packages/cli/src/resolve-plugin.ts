import { createRequire } from "node:module";
import { isAbsolute, join } from "node:path";
import { pathToFileURL } from "node:url";

/**
 * URL of the module that a plugin name stands for, seen from a folder: an installed package, else a path. Undefined
 * where there is neither. Packages resolve as an `import` in that folder would.
 */
export async function resolvePlugin(name: string, folder: string): Promise<string | undefined> {
  const isPath = name.startsWith(".") || isAbsolute(name);
  return (isPath ? undefined : await resolvePackage(name, folder)) ?? resolvePath(name, folder);
}

async function resolvePackage(name: string, folder: string): Promise<string | undefined> {
  const { resolve } = await import("import-meta-resolve");
  try {
    return resolve(name, pathToFileURL(join(folder, "generators.yml")).href);
  } catch {
    return undefined;
  }
}

/** A file, with or without its extension, or a folder with a manifest. */
function resolvePath(name: string, folder: string): string | undefined {
  try {
    const path = isAbsolute(name) ? name : `./${name}`;
    return pathToFileURL(createRequire(join(folder, "generators.yml")).resolve(path)).href;
  } catch {
    return undefined;
  }
}
