import { type RuntimeFile, runtimeAssets, runtimeFor, type ScaffoldFile, type Sym } from "@sdkwright/plugin-api";
import assets from "../runtime.assets.json" with { type: "json" };
import type { Emission } from "./emission.js";
import type { Options } from "./options.js";

/** Identifier in the runtime's sources that stands for the name of the API. */
const BRAND_TOKEN = "BrandToken";

/** The runtime of emitted SDKs. Paths are within the package. */
export const runtimeFiles: readonly RuntimeFile[] = assets.files;

const declared = /^(?:class|def|async def)\s+([A-Za-z]\w*)|^([A-Z]\w*)(?:\s*=|: )/gm;

function namesIn({ content }: RuntimeFile): string[] {
  return [...content.matchAll(declared)].map(([, name, constant]) => name ?? constant ?? "");
}

const errorClasses: readonly string[] = runtimeFiles
  .filter(({ path }) => path.endsWith("errors.py"))
  .flatMap(namesIn)
  .filter((name) => name.endsWith("Error"));

/** Beginnings of the runtime's errors: a brand among them would give two errors one name. */
export const errorStems: ReadonlySet<string> = new Set(errorClasses.map((name) => name.slice(0, -"Error".length)));

/** The runtime's errors in an SDK, which exports them beside those that its API declares. */
export function errorNames(brand: string): ReadonlySet<string> {
  return new Set(errorClasses.map((name) => name.replace(BRAND_TOKEN, brand)));
}

const modules = new Map<string, string>();
for (const file of runtimeFiles) for (const name of namesIn(file)) if (!modules.has(name)) modules.set(name, file.path);

/** Where the runtime declares a name. One that it does not declare is a bug of the backend and throws. */
export function runtimeModule(name: string): string {
  const module = modules.get(name);
  if (module === undefined) throw new Error(`The runtime does not declare '${name}'`);
  return module;
}

/** A name that the runtime declares, in the package at `root`. */
export function runtimeSymbol(root: string, name: string): Sym {
  return { part: "sym", name, module: `${root}/${runtimeModule(name)}` };
}

/** How the base class of models keeps properties that the definition does not declare. */
const EXTRA = 'extra="allow"';

/** The files that name the library that sends requests: what uses it, and what tells users of it. */
const HTTP_FILES: ReadonlySet<string> = new Set(["core/transport.py", "core/options.py"]);

function contentFor({ path, content }: RuntimeFile, options: Options): string {
  const own = content.replace(EXTRA, `extra="${options["extra-fields"]}"`);
  return HTTP_FILES.has(path) ? own.replaceAll(/\bhttpx\b/g, options["http-library"]) : own;
}

/** The runtime's files for one SDK. */
export function runtimeOf({ helpers, layout, brand, target }: Emission): ScaffoldFile[] {
  const { root } = layout.paths;
  const files = runtimeFor(runtimeFiles, helpers).map((file) => ({
    ...file,
    path: `${root}/${file.path}`,
    content: contentFor(file, target.options),
  }));
  return runtimeAssets(files, BRAND_TOKEN, brand);
}
