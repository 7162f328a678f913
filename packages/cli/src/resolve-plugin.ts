import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { isAbsolute, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

/**
 * URL of the module that a plugin name stands for, seen from a folder: an installed package, else a path. Undefined
 * where there is neither. Packages resolve as an `import` in that folder would. A path begins with `./` or `../`: of any
 * other name, no file that happens to be called so is run. Nor is a URL.
 */
export async function resolvePlugin(name: string, folder: string): Promise<string | undefined> {
  if (isUrl(name)) return undefined;
  return isPath(name) ? resolvePath(name, folder) : resolvePackage(name, folder);
}

/** `data:`, `file:`, `node:` and the like, but not the drive of a path on Windows. */
function isUrl(name: string): boolean {
  return /^[a-z][a-z0-9+.-]+:/i.test(name);
}

/** Whether a plugin name is a path. */
export function isPath(name: string): boolean {
  return name.startsWith(".") || isAbsolute(name);
}

async function resolvePackage(name: string, folder: string): Promise<string | undefined> {
  const { resolve: resolveImport } = await import("import-meta-resolve");
  try {
    return resolveImport(name, pathToFileURL(join(folder, "generators.yml")).href);
  } catch {
    return undefined;
  }
}

/** Imports a package that is installed beside or above a folder; undefined if it is not installed. */
export async function importPackage(name: string, folder: string): Promise<object | undefined> {
  const url = await resolvePackage(name, folder);
  return url !== undefined && existsSync(new URL(url)) ? import(url) : undefined;
}

/** A file, with or without its extension, or a folder with a manifest: by its `exports`, else by its `main`. */
async function resolvePath(name: string, folder: string): Promise<string | undefined> {
  const exported = await resolveExports(resolve(folder, name));
  if (exported !== undefined) return exported;
  try {
    return pathToFileURL(createRequire(join(folder, "generators.yml")).resolve(name)).href;
  } catch {
    return undefined;
  }
}

/** What the package in a folder exports. A package may import itself by its name, which goes by `exports` alone. */
async function resolveExports(folder: string): Promise<string | undefined> {
  const manifest = manifestOf(folder);
  if (typeof manifest?.name !== "string" || manifest.exports === undefined) return undefined;
  return resolvePackage(manifest.name, folder);
}

function manifestOf(folder: string): { readonly name?: unknown; readonly exports?: unknown } | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  } catch {
    return undefined;
  }
}

/** Why there is no module of a name, once {@link resolvePlugin} has found none. */
export function whatIsMissing(name: string, folder: string): string {
  if (isUrl(name)) return "a plugin is a package or a path, and no URL";
  if (!isPath(name)) return `no package \`${name}\` is installed there`;
  const path = resolve(folder, name);
  if (!existsSync(path)) return `there is no file or folder ${path}`;
  const manifest = manifestOf(path) as { readonly main?: unknown; readonly exports?: unknown } | undefined;
  if (!manifest) return "the folder has no package.json that can be read, and no index.js";
  if (manifest.exports !== undefined) return "`exports` of its package.json leads to no module for `import`";
  if (manifest.main === undefined) return "its package.json has no `main`, and the folder no index.js";
  return `\`main\` of its package.json is ${String(manifest.main)}, which does not exist; is it built?`;
}
