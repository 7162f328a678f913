import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Root of the repository. */
export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

export interface ImportOf {
  readonly file: string;
  readonly specifier: string;
}

/** Paths, relative to the root, of the TypeScript sources of a folder's `src`. */
export function sourcesOf(folder: string): string[] {
  return readdirSync(`${ROOT}${folder}/src`, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts"))
    .map((path) => `${folder}/src/${path.replaceAll("\\", "/")}`)
    .sort();
}

export function textOf(file: string): string {
  return readFileSync(`${ROOT}${file}`, "utf8");
}

/** Static, re-exported and dynamic imports of a file whose specifier is a literal. */
export function importsOf(file: string): ImportOf[] {
  const pattern = /(?:\bfrom\s*|\bimport\s*\(\s*|^\s*import\s+)["']([^"'\s]+)["']/gm;
  return [...textOf(file).matchAll(pattern)].map((match) => ({ file, specifier: match[1] ?? "" }));
}
