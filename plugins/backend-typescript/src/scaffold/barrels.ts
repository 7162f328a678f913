import type { PlannedFile, ScaffoldFile } from "@sdkwright/plugin-api";
import { specifier, stringLiteral } from "../dialect.js";
import { PATHS } from "../plan.js";

/** A folder of emitted modules: what it holds, and whether any of it exists at run time. */
interface Folder {
  readonly modules: Map<string, boolean>;
  readonly folders: Set<string>;
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/"));
}

/** Clients, enums and error classes exist at run time; the rest are types, which cost nothing to import. */
function hasValues({ nodes }: PlannedFile): boolean {
  return nodes.some(({ kind }) => kind === "enum" || kind === "error" || kind === "client");
}

function collect(files: readonly PlannedFile[]): Map<string, Folder> {
  const folders = new Map<string, Folder>();
  const open = (path: string): Folder => {
    let folder = folders.get(path);
    if (folder) return folder;
    folder = { modules: new Map(), folders: new Set() };
    folders.set(path, folder);
    if (path !== PATHS.api) open(folderOf(path)).folders.add(path);
    return folder;
  };
  open(PATHS.api);
  for (const file of files) {
    if (file.path.startsWith(`${PATHS.api}/`)) open(folderOf(file.path)).modules.set(file.path, hasValues(file));
  }
  return folders;
}

function isValue(path: string, folders: ReadonlyMap<string, Folder>): boolean {
  const folder = folders.get(path);
  if (!folder) return false;
  return [...folder.modules.values()].some(Boolean) || [...folder.folders].some((inner) => isValue(inner, folders));
}

const byCodeUnit = (a: string, b: string): number => (a < b ? -1 : 1);

/** An `index.ts` for each folder of emitted modules. What holds only types is exported as types: nothing loads it. */
export function barrels(files: readonly PlannedFile[]): ScaffoldFile[] {
  const folders = collect(files);
  return [...folders].map(([path, folder]) => {
    const index = `${path}/index.ts`;
    const lines = [
      ...folder.modules,
      ...[...folder.folders].map((inner) => [`${inner}/index.ts`, isValue(inner, folders)] as const),
    ]
      .sort(([a], [b]) => byCodeUnit(a, b))
      .map(([module, value]) => `export ${value ? "" : "type "}* from ${stringLiteral(specifier(index, module))};\n`);
    return { path: index, content: lines.length > 0 ? lines.join("") : "export {};\n", kind: "generated" };
  });
}
