import { type PlannedFile, runtimeAssets, runtimeFor, type ScaffoldFile } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { specifier, stringLiteral } from "../dialect.js";
import { PATHS } from "../plan.js";
import { BRAND_TOKEN, runtimeFiles } from "../runtime.js";
import { buildFiles, packageJson } from "./manifest.js";
import { documents } from "./readme.js";
import { wireTestFiles } from "./wire-tests.js";

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf("/"));

/** Clients, enums and error classes exist at run time; the rest are types, which cost nothing to import. */
function hasValues({ nodes }: PlannedFile): boolean {
  return nodes.some(({ kind }) => kind === "enum" || kind === "error" || kind === "client");
}

/** An `index.ts` for each folder of emitted modules. What holds only types is exported as types: nothing loads it. */
function barrels(files: readonly PlannedFile[]): ScaffoldFile[] {
  const folders = new Map<string, Map<string, boolean>>([[PATHS.api, new Map()]]);
  const add = (folder: string, module: string, isValue: boolean): void => {
    const modules = folders.get(folder) ?? new Map<string, boolean>();
    folders.set(folder, modules.set(module, isValue || modules.get(module) === true));
    if (folder !== PATHS.api) add(folderOf(folder), `${folder}/index.ts`, isValue);
  };
  for (const file of files) {
    if (file.path.startsWith(`${PATHS.api}/`)) add(folderOf(file.path), file.path, hasValues(file));
  }
  return [...folders].map(([folder, modules]) => {
    const path = `${folder}/index.ts`;
    const lines = [...modules]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(
        ([module, isValue]) => `export ${isValue ? "" : "type "}* from ${stringLiteral(specifier(path, module))};\n`,
      );
    return { path, content: lines.join("") || "export {};\n", kind: "generated" };
  });
}

/** Files that do not depend on a single node of the API: the runtime, manifests, documentation, tests. */
export function scaffold(context: Context): ScaffoldFile[] {
  const { brand, features, layout } = context;
  return [
    ...barrels(layout.files),
    ...runtimeAssets(runtimeFor(runtimeFiles, features), BRAND_TOKEN, brand),
    packageJson(context),
    ...documents(context),
    ...wireTestFiles(context),
    ...buildFiles(context),
  ];
}
