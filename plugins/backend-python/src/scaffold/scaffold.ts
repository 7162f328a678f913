import { posix } from "node:path";
import type { ScaffoldFile } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { runtimeOf } from "../runtime.js";
import { manifest, repositoryFiles } from "./manifest.js";
import { documents } from "./readme.js";
import { wireTestFiles } from "./wire-tests.js";

/** Modules that mark folders of resources as packages. */
function packageMarkers({ sdk, layout: { clientPath, paths } }: Context): ScaffoldFile[] {
  const own = sdk.clients.flatMap(({ id, root }) => (root ? [] : posix.dirname(clientPath(id))));
  const content = '"""Clients of the resources of the API."""\n';
  return [paths.resources, ...own].map((folder) => ({ path: `${folder}/__init__.py`, content, kind: "generated" }));
}

/** Files that do not depend on a single node of the API: the runtime, the manifest, documentation, tests. */
export function scaffold(context: Context): ScaffoldFile[] {
  return [
    ...runtimeOf(context),
    ...packageMarkers(context),
    manifest(context),
    ...documents(context),
    ...wireTestFiles(context),
    ...repositoryFiles(context),
  ];
}
