import type { Api, NameTable, ResourceDecl } from "@sdkwright/plugin-api";

/** Where the files of an SDK are. */
export const PATHS = {
  api: "src/api",
  types: "src/api/types",
  errors: "src/api/errors",
  client: "src/Client.ts",
  connection: "src/connection.ts",
  requestOptions: "src/requestOptions.ts",
  environments: "src/environments.ts",
  version: "src/version.ts",
  webhooks: "src/webhooks.ts",
  index: "src/index.ts",
} as const;

/** Folder of a resource; the root's is that of the API. */
export function resourceFolder(api: Api, names: NameTable, resource: ResourceDecl): string {
  if (resource.parent === null) return PATHS.api;
  const parent = api.resources[resource.parent];
  const above = parent ? resourceFolder(api, names, parent) : PATHS.api;
  return `${above}/resources/${names.file(resource.id)}`;
}

/** Gives each file of a folder a stem that no other has, letter case aside. */
export interface StemScope {
  take(folder: string, name: string): string;
}

const MAX_STEM = 120;

/** Stems are names where they can be; `_` is appended to one that another file of the folder has. */
export function createStemScope(): StemScope {
  const taken = new Set<string>();
  return {
    take(folder, name) {
      let stem = name.slice(0, MAX_STEM);
      while (taken.has(`${folder}/${stem}`.toLowerCase()) || stem.toLowerCase() === "index") stem += "_";
      taken.add(`${folder}/${stem}`.toLowerCase());
      return stem;
    },
  };
}
