import type { NameTable, Places, PlannedFile, ResourceId, Sdk } from "@sdkwright/plugin-api";
import { planSdk, resourcePath, type TypeId } from "@sdkwright/plugin-api";

/** Where the files of a package are that every SDK has, below the folder of the package. */
export interface Paths {
  /** The folder of the package: `src/acme`. */
  readonly root: string;
  readonly entry: string;
  readonly client: string;
  readonly spec: string;
  readonly errors: string;
  readonly environment: string;
  readonly requestOptions: string;
  readonly webhooks: string;
  readonly types: string;
  readonly resources: string;
  readonly version: string;
}

export function pathsOf(module: string): Paths {
  const root = `src/${module.replaceAll(".", "/")}`;
  return {
    root,
    entry: `${root}/__init__.py`,
    client: `${root}/client.py`,
    spec: `${root}/_spec.py`,
    errors: `${root}/errors.py`,
    environment: `${root}/environment.py`,
    requestOptions: `${root}/request_options.py`,
    webhooks: `${root}/webhooks.py`,
    types: `${root}/types/__init__.py`,
    resources: `${root}/resources/__init__.py`,
    version: `${root}/version.py`,
  };
}

/** Where everything is. */
export interface Layout {
  readonly paths: Paths;
  readonly files: readonly PlannedFile[];
  /** Files of the declared types. */
  readonly types: ReadonlyMap<TypeId, string>;
  /** Folders of the resources' clients, the root's not among them. */
  readonly folders: readonly string[];
  /** File of a resource's client. */
  clientPath(id: ResourceId): string;
}

/** Lays out a package: a module for each client, and for each type with those that stand in it. */
export function layoutOf(sdk: Sdk, names: NameTable, paths: Paths): Layout {
  const folderOf = (id: ResourceId): string =>
    [`${paths.root}/resources`, ...resourcePath(sdk.api, id).map((resource) => names.file(resource.id))].join("/");
  const clientPath = (id: ResourceId): string => (id === sdk.api.root ? paths.client : `${folderOf(id)}/client.py`);
  const places: Places = {
    client: ({ client }) => clientPath(client.id),
    request: null,
    result: null,
    type: (outer) => `${paths.root}/types/${names.file(outer.id)}.py`,
    error: paths.errors,
    channel: null,
    options: ({ scope }) => (scope === "client" ? paths.spec : paths.requestOptions),
    environments: paths.environment,
    webhooks: paths.webhooks,
  };
  const plan = planSdk(sdk, places);
  plan.add(paths.types, { kind: "entry", role: "types" });
  plan.add(paths.version, { kind: "entry", role: "version" });
  plan.add(paths.entry, { kind: "entry", role: "package" });
  const declared = plan.files();
  const errors = declared.find(({ path }) => path === paths.errors)?.nodes ?? [];
  const files: PlannedFile[] = [
    ...declared.filter(({ path }) => path !== paths.errors),
    { path: paths.errors, nodes: [{ kind: "entry", role: "errors" }, ...errors] },
  ];
  const types = new Map<TypeId, string>();
  for (const { path, nodes } of files) {
    for (const node of nodes) {
      if (node.kind === "object" || node.kind === "enum" || node.kind === "union" || node.kind === "alias")
        types.set(node.decl.id, path);
    }
  }
  const folders = sdk.clients.filter(({ root }) => !root).map(({ id }) => folderOf(id));
  return { paths, files, types, folders, clientPath };
}
