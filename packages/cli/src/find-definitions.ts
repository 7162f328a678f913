import { closeSync, type Dirent, existsSync, openSync, readdirSync, readSync } from "node:fs";
import { join } from "node:path";
import type { DefinitionFacts } from "./read-definition.js";

/** Kinds of definitions that are one document, as generators.yml calls them. */
export type DefinitionKind = "openapi" | "asyncapi" | "openrpc" | "conjure";

/** A definition that `init` found. */
export interface FoundDefinition {
  /** Relative, with `/`; of protocol buffers that of the folder which imports are relative to. */
  readonly path: string;
  /** Key of the spec entry in generators.yml. */
  readonly kind: DefinitionKind | "proto";
  readonly facts: DefinitionFacts;
  /** Of a folder of protocol buffers, the file to compile; all of them where absent. */
  readonly target?: string;
  /** Where `sdkwright api update` downloads it. */
  readonly origin?: string;
}

/** Folders of dependencies and build output. Those that contain SDKs are recognized by their manifest. */
const SKIPPED: ReadonlySet<string> = new Set([
  "node_modules",
  "bower_components",
  "vendor",
  "venv",
  "__pycache__",
  "dist",
  "build",
  "out",
  "target",
  "coverage",
]);
/** Levels of folders below the current one: `services/billing/api/openapi.yml` is found. */
const MAX_DEPTH = 3;
/** Files of protocol buffers are in a folder for each part of their package. */
const PROTO_FOLDER = /^(?:protos?|protobuf)$/i;
const PROTO_DEPTH = 6;
/** As much of a file as is read to see whether it is a definition. */
const HEAD_BYTES = 64 * 1024;

const NAME = /\.(?:ya?ml|json|proto)$/i;
const LIKELY_NAME = /^(?:openapi|swagger|asyncapi|openrpc|conjure)\.(?:ya?ml|json)$/i;
/** The key with which a definition begins and its version, in YAML (at the start of a line) or in JSON. */
const VERSION_KEY =
  /(?:^["']?(?:openapi|swagger|asyncapi|openrpc)["']?|"(?:openapi|swagger|asyncapi|openrpc)")[ \t]*:\s*["']?\d/m;
/** Conjure has no version: its types and services say where their Java packages are. */
const CONJURE_KEY = /^(?:types|services)["']?:[\s\S]*^[ \t]+["']?(?:default-package|package|conjure-imports)["']?:/m;

/** Files that may be definitions, by what they contain: in a folder and up to three levels below it. Likely ones first. */
export function findDefinitions(cwd: string): string[] {
  const found = filesBelow(cwd, "", MAX_DEPTH).filter(
    (path) => NAME.test(path) && looksLikeDefinition(join(cwd, path)),
  );
  const rank = (path: string): number => {
    const parts = path.split("/");
    return parts.length * 2 - (LIKELY_NAME.test(parts.at(-1) ?? "") ? 1 : 0);
  };
  return found.sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}

/** Files of a folder, and of as many levels of folders below it. */
function filesBelow(cwd: string, prefix: string, levels: number): string[] {
  const entries = entriesOf(join(cwd, prefix));
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => prefix + name);
  const folders = entries.filter((entry) => entry.isDirectory() && isSearched(entry.name));
  const inner = folders.flatMap(({ name }) => {
    const below = PROTO_FOLDER.test(name) ? PROTO_DEPTH : levels - 1;
    const isSdk = existsSync(join(cwd, prefix, name, ".sdkwright"));
    return below < 0 || isSdk ? [] : filesBelow(cwd, `${prefix}${name}/`, below);
  });
  return [...files, ...inner];
}

function isSearched(name: string): boolean {
  return !name.startsWith(".") && !SKIPPED.has(name);
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

function looksLikeDefinition(path: string): boolean {
  const head = headOf(path);
  if (path.endsWith(".proto")) return /^\s*(?:syntax|edition|package)\b/m.test(head);
  return VERSION_KEY.test(head) || CONJURE_KEY.test(head);
}

function headOf(path: string): string {
  let file: number | undefined;
  try {
    file = openSync(path, "r");
    const bytes = Buffer.alloc(HEAD_BYTES);
    return bytes.toString("utf8", 0, readSync(file, bytes, 0, HEAD_BYTES, 0));
  } catch {
    return "";
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

/** The kind of definition that a document is, by its leading key; undefined where it is none. */
export function kindOf(data: unknown): DefinitionKind | undefined {
  if (!isMapping(data)) return undefined;
  if ("openapi" in data || "swagger" in data) return "openapi";
  if ("asyncapi" in data) return "asyncapi";
  if ("openrpc" in data) return "openrpc";
  return isConjure(data) ? "conjure" : undefined;
}

function isMapping(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isConjure({ types, services }: { readonly [key: string]: unknown }): boolean {
  const hasTypes = isMapping(types) && (isMapping(types.definitions) || isMapping(types["conjure-imports"]));
  const isService = (service: unknown) => isMapping(service) && "package" in service && "endpoints" in service;
  return hasTypes || (isMapping(services) && Object.values(services).some(isService));
}
