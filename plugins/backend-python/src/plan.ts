import type {
  AliasNode,
  EnumNode,
  NameTable,
  ObjectNode,
  Places,
  PlannedFile,
  ResourceId,
  Sdk,
  SdkNode,
  UnionNode,
} from "@sdkwright/plugin-api";
import { planSdk, referencesOf, resourcePath, type TypeId, typesOfDecl } from "@sdkwright/plugin-api";
import { isExpression } from "./shapes.js";

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
  if (sdk.helpers.includes("socket")) plan.add(paths.requestOptions, { kind: "entry", role: "socket-options" });
  plan.add(paths.types, { kind: "entry", role: "types" });
  plan.add(paths.version, { kind: "entry", role: "version" });
  plan.add(paths.entry, { kind: "entry", role: "package" });
  const files = withEntry(plan.files(), paths.errors, { kind: "entry", role: "errors" }).flatMap((file) =>
    splitTypes(sdk, names, paths, file),
  );
  const types = new Map<TypeId, string>();
  for (const { path, nodes } of files) for (const node of nodes) if (isType(node)) types.set(node.decl.id, path);
  const folders = sdk.clients.filter(({ root }) => !root).map(({ id }) => folderOf(id));
  return { paths, files, types, folders, clientPath };
}

type TypeNode = ObjectNode | EnumNode | UnionNode | AliasNode;

function isType(node: SdkNode): node is TypeNode {
  return node.kind === "object" || node.kind === "enum" || node.kind === "union" || node.kind === "alias";
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
