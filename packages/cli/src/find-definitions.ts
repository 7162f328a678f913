import { type Dirent, readdirSync } from "node:fs";
import { join } from "node:path";
import type { DefinitionFacts } from "./read-definition.js";

/** Kinds of definitions that are one document, as generators.yml calls them. */
export type DefinitionKind = "openapi" | "asyncapi" | "openrpc";

/** A definition that `init` found. */
export interface FoundDefinition {
  /** Relative, with `/`. */
  readonly path: string;
  /** Key of the spec entry in generators.yml. */
  readonly kind: DefinitionKind;
  readonly facts: DefinitionFacts;
}

const FOLDERS = [
  "",
  "api",
  "apis",
  "openapi",
  "spec",
  "specs",
  "definition",
  "definitions",
  "docs",
  "schema",
  "schemas",
  "public",
  "static",
  "src",
];
const NAME = /^(?:[\w.-]*[._-])?(?:openapi|swagger|asyncapi|openrpc|api)(?:[._-][\w.-]*)?\.(?:ya?ml|json)$/i;
const PLAIN_NAME = /^(?:openapi|swagger|asyncapi|openrpc)\.(?:ya?ml|json)$/i;

/**
 * Files that look like definitions by name: in a folder and the usual ones below it. Likely ones first; folder by folder,
 * then by code unit.
 */
export function findDefinitions(cwd: string): string[] {
  const found = FOLDERS.flatMap((folder) =>
    filesOf(join(cwd, folder))
      .filter((name) => NAME.test(name))
      .sort()
      .map((name) => ({ name, path: folder === "" ? name : `${folder}/${name}` })),
  );
  const isPlain = ({ name }: { name: string }) => PLAIN_NAME.test(name);
  return [...found.filter(isPlain), ...found.filter((entry) => !isPlain(entry))].map(({ path }) => path);
}

function filesOf(folder: string): string[] {
  let entries: Dirent[];
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

/** The kind of definition that a document is, by its leading key; undefined where it is none. */
export function kindOf(data: unknown): DefinitionKind | undefined {
  if (typeof data !== "object" || data === null) return undefined;
  if ("openapi" in data || "swagger" in data) return "openapi";
  if ("asyncapi" in data) return "asyncapi";
  return "openrpc" in data ? "openrpc" : undefined;
}
