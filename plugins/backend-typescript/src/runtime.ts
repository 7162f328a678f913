import type { RuntimeFile, Sym } from "@sdkwright/plugin-api";
import assets from "../runtime.assets.json" with { type: "json" };

/** Identifier in the runtime's sources that stands for the name of the API. */
export const BRAND_TOKEN = "__Brand__";

/** One module of the runtime, as the asset build describes it. */
interface ModuleFile extends RuntimeFile {
  /** Names that it declares. */
  readonly exports: readonly string[];
  /** Those that users see, beside the errors that every SDK has; `type` marks those without a value. */
  readonly public: readonly string[];
}

/** The runtime of emitted SDKs. */
export const runtimeFiles: readonly ModuleFile[] = assets.files;

/** Names of the runtime that stand beside those of the client in the package's entry. */
export function publicNames(brand: string): string[] {
  return runtimeFiles.flatMap((file) =>
    file.path.startsWith("src/errors/")
      ? file.exports.map((name) => name.replaceAll(BRAND_TOKEN, brand))
      : file.public.map((name) => name.replace("type ", "")),
  );
}

const modules = new Map<string, string>();
for (const file of runtimeFiles) {
  if (file.path.endsWith("/index.ts")) continue;
  for (const name of file.exports) if (!modules.has(name)) modules.set(name, file.path);
}

/** A name that the runtime exports. One that it does not export is a bug of the backend and throws. */
export function runtime(name: string, typeOnly = false): Sym {
  const module = modules.get(name);
  if (module === undefined) throw new Error(`The runtime has no export '${name}'`);
  return { part: "sym", name, module, ...(typeOnly && { typeOnly }) };
}

/** A type of the runtime. */
export const runtimeType = (name: string): Sym => runtime(name, true);
