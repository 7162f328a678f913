import type {
  Move,
  NameTable,
  Places,
  PlannedFile,
  ResourceId,
  Sdk,
  SdkNode,
  TargetContext,
  TypeId,
  TypeNode,
} from "@sdkwright/plugin-api";
import { createPlan, isTypeNode, partNodes, planSdk, resourcePath } from "@sdkwright/plugin-api";
import type { Options } from "./options.js";
import { moduleName } from "./package.js";
import { PARTS } from "./parts.js";
import { madeOf, ringOf } from "./shapes.js";

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

type Target = TargetContext<Options>;

/** Where everything is. */
export interface Layout {
  readonly paths: Paths;
  readonly files: readonly PlannedFile[];
  /** Files of the declared types. */
  readonly types: ReadonlyMap<TypeId, string>;
  /** File of a resource's client. */
  clientPath(id: ResourceId): string;
}

/** Plans a package: a module for each client, and for each type with those that stand in it. */
export function planFiles(target: Target): PlannedFile[] {
  const { sdk, names } = target;
  const paths = pathsOf(moduleName(target));
  const clientPath = (id: ResourceId): string => {
    const folders = resourcePath(sdk.api, id).map((resource) => names.file(resource.id));
    return id === sdk.api.root ? paths.client : [paths.resources, ...folders, "client.py"].join("/");
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
  const plan = createPlan();
  const { errors, ...others } = PARTS;
  // Errors of the API are made of those of the runtime, which therefore stand first.
  plan.add(paths.errors, ...partNodes(sdk, { errors }));
  const partPlaces = {
    socketOptions: paths.requestOptions,
    types: paths.types,
    version: paths.version,
    package: paths.entry,
  };
  planSdk(sdk, places, { parts: others, partPlaces, plan });
  return splitTypes(sdk, names, paths, plan.files());
}

/** Where everything is that planned files declare. */
export function layoutOf(files: readonly PlannedFile[], paths: Paths): Layout {
  const types = new Map<TypeId, string>();
  const clients = new Map<ResourceId, string>();
  for (const { path, nodes } of files) {
    for (const node of nodes) {
      if (isTypeNode(node)) types.set(node.decl.id, path);
      if (node.kind === "client") clients.set(node.client.id, path);
    }
  }
  return { paths, files, types, clientPath: (id) => clients.get(id) ?? paths.client };
}

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf("/"));

/** What a package allows of a module that a plugin moves: types and the clients of resources may get another name. */
export function refusedMove({ node, from, to }: Move): string | undefined {
  const isFree = isTypeNode(node) || (node.kind === "client" && !node.client.root);
  if (!isFree) return "Other modules of the package import this one by its name.";
  const isModule = folderOf(from) === folderOf(to) && /\/(?!__init__)[A-Za-z_]\w*\.py$/.test(to);
  return isModule ? undefined : "It has to stay in its folder, with the name of a module, such as `pets.py`.";
}

/**
 * A file of types as several. What is made of other types when its module is imported, such as a union, stands in a module
 * of its own: classes refer to each other in circles, but are made of nothing except their parents. Expressions that hold
 * each other share one: type checkers find no such circle through several.
 */
function splitTypes(sdk: Sdk, names: NameTable, paths: Paths, files: readonly PlannedFile[]): PlannedFile[] {
  const homeOf = ({ decl }: TypeNode): TypeId => ringOf(sdk, decl.id)[0] ?? decl.id;
  const own = (node: TypeNode): string => `${paths.root}/types/${names.file(homeOf(node))}.py`;
  const isApart = ({ decl }: TypeNode): boolean => madeOf(sdk, decl.id).length > 0;
  const plan = createPlan();
  for (const { path, nodes } of files) {
    const isTaken = nodes.filter(isTypeNode).some((node) => own(node) === path && isApart(node));
    const pathOf = (node: SdkNode): string => (isTypeNode(node) && (isTaken || isApart(node)) ? own(node) : path);
    for (const node of nodes) plan.add(pathOf(node), node);
  }
  return plan
    .files()
    .map(({ path, nodes }) => ({ path, nodes: nodes.every(isTypeNode) ? inOrder(sdk, nodes) : nodes }));
}

/** Sorts types after those that they consist of; otherwise they keep their order. */
function inOrder(sdk: Sdk, nodes: readonly SdkNode[]): TypeNode[] {
  const waiting = new Map(nodes.filter(isTypeNode).map((node) => [node.decl.id, node]));
  const placed = new Set<TypeNode>();
  const place = (id: TypeId): void => {
    const node = waiting.get(id);
    if (!node) return;
    waiting.delete(id);
    madeOf(sdk, id).forEach(place);
    placed.add(node);
  };
  for (const id of [...waiting.keys()]) place(id);
  return [...placed];
}
