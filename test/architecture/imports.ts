import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Root of the repository. */
export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

export interface ImportOf {
  readonly file: string;
  readonly specifier: string;
}

/** Folders of the packages that the product consists of, relative to the root. */
export function packageFolders(): string[] {
  return ["ir-schema", ...inside("packages"), ...inside("plugins")];
}

function inside(parent: string): string[] {
  return readdirSync(`${ROOT}${parent}`)
    .map((name) => `${parent}/${name}`)
    .filter((folder) => existsSync(`${ROOT}${folder}/package.json`))
    .sort();
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
  const dynamic = [...textOf(file).matchAll(/\bimport\s*\(\s*["']([^"'\s]+)["']/g)];
  return [...staticImportsOf(file), ...dynamic.map(([, specifier = ""]) => ({ file, specifier }))];
}

/** What a file imports or re-exports when it is loaded, types included. */
export function staticImportsOf(file: string): ImportOf[] {
  const pattern = /(?:\bfrom\s*|^\s*import\s+)["']([^"'\s]+)["']/gm;
  return [...textOf(file).matchAll(pattern)].map(([, specifier = ""]) => ({ file, specifier }));
}
