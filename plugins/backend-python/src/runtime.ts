import { type RuntimeFile, runtimeAssets, runtimeFor, type ScaffoldFile, type Sym } from "@sdkwright/plugin-api";
import assets from "../runtime.assets.json" with { type: "json" };
import type { Context } from "./context.js";
import { MODES, twinClass } from "./twins.js";

/** Identifier in the runtime's sources that stands for the name of the API. */
const BRAND_TOKEN = "BrandToken";

/** A module of the runtime, with the names that it declares. */
interface ModuleFile extends RuntimeFile {
  readonly exports: readonly string[];
}

/** The runtime of emitted SDKs. Paths are within the package. */
export const runtimeFiles: readonly ModuleFile[] = assets.files;

/** The paths of files by the names that they declare. */
const modules = new Map<string, string>();
for (const { exports, path } of runtimeFiles)
  for (const name of exports) if (!modules.has(name)) modules.set(name, path);

export const errorClasses: ReadonlySet<string> = new Set(
  [...modules].filter(([name, path]) => path.endsWith("errors.py") && name.endsWith("Error")).map(([name]) => name),
);

/** The runtime's errors in an SDK, which exports them beside those that its API declares. */
export function errorNames(brand: string): ReadonlySet<string> {
  return new Set([...errorClasses].map((name) => name.replace(BRAND_TOKEN, brand)));
}

/** A name that the runtime declares, in the package at `root`. One that it does not declare is a bug and throws. */
export function runtimeSymbol(root: string, name: string): Sym {
  const module = modules.get(name);
  if (module === undefined) throw new Error(`The runtime does not declare '${name}'`);
  return { part: "sym", name, module: `${root}/${module}` };
}

/** Names of the runtime that users of an SDK see (see runtime/public.txt), each with its path in the package. */
export function publicNames({ helpers, client }: Context): (readonly [name: string, path: string])[] {
  const paths = new Set(runtimeFor(runtimeFiles, helpers).map(({ path }) => path));
  // They give way to the client of an API that is called like one of them: the modules of the runtime still have them.
  const isTaken = (name: string): boolean => MODES.some((mode) => name === twinClass(client, mode));
  const named = assets.public.map((name) => [name, modules.get(name) ?? ""] as const);
  return named.filter(([name, path]) => paths.has(path) && !isTaken(name));
}

/** How the base class of models keeps properties that the definition does not declare. */
const EXTRA = 'extra="allow"';

/** The library that sends requests, in the sources of the runtime. */
const HTTP_LIBRARY = /\bhttpx\b/g;

/** The runtime's files for one SDK. */
export function runtimeOf({ helpers, http, layout, brand, target }: Context): ScaffoldFile[] {
  const extra = `extra="${target.options["extra-fields"]}"`;
  const files = runtimeFor(runtimeFiles, helpers).map((file) => ({
    ...file,
    path: `${layout.paths.root}/${file.path}`,
    content: file.content.replace(EXTRA, extra).replaceAll(HTTP_LIBRARY, http),
  }));
  return runtimeAssets(files, BRAND_TOKEN, brand);
}
