import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import type { Files } from "./files.js";
import { ROOT } from "./root.js";

/** The hash of several texts in order. */
export function hashOf(...texts: readonly string[]): string {
  const hash = createHash("sha256");
  for (const text of texts) hash.update(`${text.length}\0${text}\0`);
  return hash.digest("hex");
}

/** The hash of files by path and content; their order does not count. */
export function hashOfFiles(files: Files): string {
  const entries = [...files].sort(([a], [b]) => (a < b ? -1 : 1));
  return hashOf(...entries.flat());
}

/** The hash of a file, or of every file below a folder. */
export function hashOfPath(path: string): string {
  if (!existsSync(path)) return "absent";
  const hash = createHash("sha256");
  for (const file of filesBelow(path))
    hash
      .update(`${relative(path, file)}\0`)
      .update(readFileSync(file))
      .update("\0");
  return hash.digest("hex");
}

function filesBelow(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  const entries = readdirSync(path, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return files.sort();
}

const RELATIVE = /(?:\bfrom|\bimport|\bnew URL)\s*\(?\s*"(\.[^"]+)"/g;

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** Modules and files that a module names by a path from itself, that module included, all the way down. */
export function importedBy(module: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(module)) return seen;
  seen.add(module);
  for (const [, specifier = ""] of readFileSync(module, "utf8").matchAll(RELATIVE)) {
    const path = resolve(dirname(module), specifier);
    const source = [path.replace(/\.js$/, ".ts"), path].find(isFile);
    if (source !== undefined) importedBy(source, seen);
  }
  return seen;
}

/**
 * The hash of modules with all that they name by a relative path, and of this package: the source of a check. A verdict
 * that is kept under it is forgotten when any of them changes.
 */
export function hashOfModules(...modules: readonly string[]): string {
  const paths = new Set(modules.flatMap((module) => [...importedBy(module)]));
  const texts = [...paths].sort().map((path) => readFileSync(path, "utf8"));
  return hashOf(hashOfPath(`${ROOT}packages/testkit/src`), ...texts);
}

/** What SDKs are emitted from, within a package. */
const isSource = (name: string): boolean => name === "src" || name.endsWith(".assets.json");

const products = new Map<string, string>();

/**
 * The hash of the compiler itself: every source and asset from which SDKs are emitted, and what it depends on; without the
 * given plugins, where those are not loaded.
 */
export function hashOfProduct(without: readonly string[] = []): string {
  const key = without.join(" ");
  const known = products.get(key) ?? computeProduct(without);
  products.set(key, known);
  return known;
}

function computeProduct(without: readonly string[]): string {
  const below = (folder: string): string[] =>
    readdirSync(`${ROOT}${folder}`)
      .filter((name) => !without.includes(name))
      .map((name) => `${ROOT}${folder}/${name}`);
  const packages = [`${ROOT}ir-schema`, ...below("packages"), ...below("plugins")];
  const sources = packages.flatMap((folder) =>
    readdirSync(folder)
      .filter(isSource)
      .map((name) => join(folder, name)),
  );
  return hashOf(process.version, readFileSync(`${ROOT}pnpm-lock.yaml`, "utf8"), ...sources.map(hashOfPath));
}
