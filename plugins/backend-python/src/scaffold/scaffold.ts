import type { ScaffoldFile } from "@sdkwright/plugin-api";
import type { Emission } from "../emission.js";
import { runtimeOf } from "../runtime.js";
import { manifest, repositoryFiles } from "./manifest.js";
import { documents } from "./readme.js";
import { wireTestFiles } from "./wire-tests.js";

const TEXT = '"""Clients of the resources of the API."""\n';

/** Modules that mark a folder as a package. */
function packageMarkers({ layout }: Emission): ScaffoldFile[] {
  const { paths, folders } = layout;
  const all = new Set([`${paths.root}/resources`]);
  for (const folder of folders) {
    let current = folder;
    while (current.length > `${paths.root}/resources`.length) {
      all.add(current);
      current = current.slice(0, current.lastIndexOf("/"));
    }
  }
  return [...all].map((folder): ScaffoldFile => ({ path: `${folder}/__init__.py`, content: TEXT, kind: "generated" }));
}

/** Files that are no code of the API: the runtime, the manifest, documentation, tests. */
export function scaffold(emission: Emission): ScaffoldFile[] {
  return [
    ...runtimeOf(emission),
    ...packageMarkers(emission),
    manifest(emission),
    ...documents(emission),
    ...wireTestFiles(emission),
    ...repositoryFiles(emission),
  ];
}
