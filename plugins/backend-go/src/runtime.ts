import { type RuntimeFile, runtimeAssets, runtimeFor, type ScaffoldFile } from "@sdkwright/plugin-api";
import assets from "../runtime.assets.json" with { type: "json" };

/** Module path of the runtime's sources, which stands in their import paths for that of the SDK. */
const MODULE_TOKEN = "sdkmodule";

/** A package that hands the runtime's names on to users. */
export const { aliases } = assets;

/** The runtime of emitted SDKs. */
export const runtimeFiles: readonly RuntimeFile[] = assets.files;

const exported = /^(?:type|var|const|func)\s+([A-Z]\w*)/gm;

/** Names that the files of a package declare at its top level. */
export function runtimeNames(folder: string, helpers: ReadonlySet<string>): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { path, content } of runtimeFor(runtimeFiles, helpers)) {
    if (path.slice(0, path.lastIndexOf("/")) !== folder) continue;
    for (const [, name] of content.matchAll(exported)) if (name !== undefined) names.add(name);
  }
  return names;
}

/** The runtime's files for one SDK: those that it needs, importing each other by the path of its module. */
export function runtimeOf(helpers: ReadonlySet<string>, module: string): ScaffoldFile[] {
  return runtimeAssets(runtimeFor(runtimeFiles, helpers), `"${MODULE_TOKEN}/`, `"${module}/`);
}
