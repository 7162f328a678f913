import type { NameTable, Places, PlannedFile, ResourceId, Sdk, SdkNode, TypeId } from "@sdkwright/plugin-api";
import { planSdk, referencesOf, resourcePath, typesOfDecl } from "@sdkwright/plugin-api";
import { isExpression, isType, type TypeNode } from "./shapes.js";

/** Where the files of a package are that every SDK has, and the folder of the package: `src/acme`. */
export function pathsOf(module: string) {
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
    resources: `${root}/resources`,
    version: `${root}/version.py`,
  } as const;
}

export type Paths = ReturnType<typeof pathsOf>;

/** Where everything is. */
export interface Layout {
  readonly paths: Paths;
  readonly files: readonly PlannedFile[];
  /** Files of the declared types. */
  readonly types: ReadonlyMap<TypeId, string>;
  /** File of a resource's client. */
  clientPath(id: ResourceId): string;
}

/** Lays out a package: a module for each client, and for each type with those that stand in it. */
export function layoutOf(sdk: Sdk, names: NameTable, paths: Paths): Layout {
  const clientPath = (id: ResourceId): string => {
    if (id === sdk.api.root) return paths.client;
    return [paths.resources, ...resourcePath(sdk.api, id).map((resource) => names.file(resource.id)), "client.py"].join(
      "/",
    );
  };
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
  if (sdk.helpers.includes("socket")) plan.add(paths.requestOptions, { kind: "entry", role: "socket-options" });
  plan.add(paths.types, { kind: "entry", role: "types" });
  plan.add(paths.version, { kind: "entry", role: "version" });
  plan.add(paths.entry, { kind: "entry", role: "package" });
  const files = withEntry(plan.files(), paths.errors, { kind: "entry", role: "errors" }).flatMap((file) =>
    splitTypes(sdk, names, paths, file),
  );
  const types = new Map<TypeId, string>();
  for (const { path, nodes } of files) for (const node of nodes) if (isType(node)) types.set(node.decl.id, path);
  return { paths, files, types, clientPath };
}

/** The files, one of which begins with an entry whether or not it has anything else. */
function withEntry(files: readonly PlannedFile[], path: string, entry: SdkNode): PlannedFile[] {
  const nodes = files.find((file) => file.path === path)?.nodes ?? [];
  return [...files.filter((file) => file.path !== path), { path, nodes: [entry, ...nodes] }];
}

/**
 * A file of types as several. What is made of other types when its module is imported, such as a union, stands in a module
 * of its own: classes refer to each other in circles, but are made of nothing except their parents.
 */
function splitTypes(sdk: Sdk, names: NameTable, paths: Paths, file: PlannedFile): PlannedFile[] {
  if (!file.nodes.every(isType)) return [file];
  const byPath = new Map<string, TypeNode[]>();
  const own = ({ decl }: TypeNode): string => `${paths.root}/types/${names.file(decl.id)}.py`;
  const nodes = file.nodes.filter(isType);
  const isTaken = nodes.some((node) => own(node) === file.path && isMadeOfTypes(sdk, node));
  for (const node of nodes) {
    const path = isTaken || isMadeOfTypes(sdk, node) ? own(node) : file.path;
    byPath.set(path, [...(byPath.get(path) ?? []), node]);
  }
  return [...byPath].map(([path, nodes]) => ({ path, nodes: inOrder(nodes) }));
}

/** Types behind those that they are made of, in their own order where that says nothing. */
function inOrder(nodes: readonly TypeNode[]): TypeNode[] {
  const byId = new Map(nodes.map((node) => [node.decl.id, node]));
  const placed = new Set<TypeNode>();
  const place = (node: TypeNode | undefined): void => {
    if (!node || placed.has(node)) return;
    const { decl } = node;
    byId.delete(decl.id);
    for (const id of decl.kind === "object" ? decl.extends : typesOfDecl(decl).flatMap(referencesOf))
      place(byId.get(id));
    placed.add(node);
  };
  for (const node of nodes) place(node);
  return [...placed];
}

function isMadeOfTypes(sdk: Sdk, { decl }: TypeNode): boolean {
  if (decl.kind === "object" && !isExpression(sdk, decl.id)) return decl.extends.length > 0;
  return typesOfDecl(decl).flatMap(referencesOf).length > 0;
}
