import type {
  AliasNode,
  ChannelId,
  Client,
  ErrorId,
  NameTable,
  PlannedFile,
  ResourceId,
  Sdk,
  SdkNode,
  Sym,
  Type,
  TypeDecl,
  TypeId,
  WebhookDecl,
  WebhookId,
} from "@sdkwright/plugin-api";
import {
  channelNode,
  clientNode,
  errorNode,
  outermostType,
  referencesOf,
  requestNode,
  resourcePath,
  typeNode,
  typesOfOperation,
} from "@sdkwright/plugin-api";

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

/** Types for the options of calls, which an SDK declares itself where calls can bring credentials. */
export const CALL_OPTIONS = ["RequestOptions", "RawRequestOptions", "SocketOptions"] as const;
export type CallOptions = (typeof CALL_OPTIONS)[number];

/** Where everything stands. */
export interface Layout {
  readonly files: readonly PlannedFile[];
  /**
   * By id, what is declared: types, clients, errors with a class, channels, webhooks, and of operations that take
   * something the types of their requests. By name or key, what stands for no declaration.
   */
  readonly symbols: ReadonlyMap<string, Sym>;
  /** The same; asking for one that is not declared is a bug and throws. */
  symbol(id: string): Sym;
}

interface Drawing {
  readonly sdk: Sdk;
  readonly names: NameTable;
  readonly files: Map<string, SdkNode[]>;
  readonly symbols: Map<string, Sym>;
  /** Files of inline types that stand beside the operations which use them. */
  readonly homes: Map<TypeId, string>;
}

/** Lays out an SDK: a file for each type, error and client, one for the requests of each resource. */
export function layoutOf(sdk: Sdk, names: NameTable): Layout {
  const symbols = new Map<string, Sym>();
  const drawing: Drawing = { sdk, names, files: new Map(), symbols, homes: new Map() };
  const { types, errors, webhooks, channels } = sdk.api;
  for (const client of sdk.clients) placeClient(drawing, client);
  homeInlineTypes(drawing);
  for (const decl of Object.values(types)) placeType(drawing, decl);
  for (const { id, status } of Object.values(errors)) {
    if (sdk.errors[id]?.typed && status.kind !== "default") placeNamed(drawing, id, errorNode(sdk, id));
  }
  for (const decl of Object.values(webhooks)) placeNamed(drawing, decl.id, payloadNode(decl));
  for (const { id } of Object.values(channels)) placeNamed(drawing, id, channelNode(sdk, id));
  placeShared(drawing);
  return {
    files: [...drawing.files].map(([path, nodes]) => ({ path, nodes: outermostFirst(sdk, nodes) })),
    symbols,
    symbol(id) {
      const symbol = symbols.get(id);
      if (!symbol) throw new Error(`No file declares ${id}`);
      return symbol;
    },
  };
}

/** Adds a node to a file. */
function addTo({ files }: Drawing, path: string, node: SdkNode): void {
  const nodes = files.get(path);
  if (nodes) nodes.push(node);
  else files.set(path, [node]);
}

/** Notes what a file declares, by the id under which others ask for it. */
function note({ symbols }: Drawing, id: string, { name, module, typeOnly }: Omit<Sym, "part">): void {
  symbols.set(id, { part: "sym", name, module, ...(typeOnly && { typeOnly }) });
}

/** Folder of a resource; the root's is that of the API. */
function folderOf({ sdk, names }: Drawing, id: ResourceId): string {
  return [PATHS.api, ...resourcePath(sdk.api, id).map((resource) => names.file(resource.id))].join("/resources/");
}

function placeClient(drawing: Drawing, { id, root, methods }: Client): void {
  const { sdk, names } = drawing;
  const folder = folderOf(drawing, id);
  const path = root ? PATHS.client : `${folder}/Client.ts`;
  note(drawing, id, { name: names.client(id), module: path });
  addTo(drawing, path, clientNode(sdk, id));
  const module = `${folder}/requests.ts`;
  for (const operation of methods) {
    const node = requestNode(sdk, operation);
    const { request } = node.method;
    if (!request) continue;
    note(drawing, operation, { name: names.request(operation), module, typeOnly: true });
    addTo(drawing, module, node);
    // What stands inside of a body that the request spells out has no better place.
    if (request.dissolves) drawing.homes.set(request.dissolves, module);
  }
}

/** Inline types that the operations of one resource use, and no others, stand beside these. */
function homeInlineTypes(drawing: Drawing): void {
  const { api } = drawing.sdk;
  const users = new Map<TypeId, string | null>();
  for (const operation of Object.values(api.operations)) {
    const folder = folderOf(drawing, operation.resource);
    const errors = operation.errors.flatMap(({ error }) => api.errors[error]?.type ?? []);
    for (const id of [...typesOfOperation(operation), ...errors].flatMap(referencesOf)) {
      users.set(id, users.get(id) === undefined || users.get(id) === folder ? folder : null);
    }
  }
  for (const [id, folder] of users) {
    const decl = api.types[id];
    const isInline = decl && !decl.name.explicit && decl.parent === undefined;
    if (!isInline || folder === null || folder === PATHS.api || drawing.homes.has(id)) continue;
    drawing.homes.set(id, `${folder}/types.ts`);
  }
}

function placeType(drawing: Drawing, decl: TypeDecl): void {
  const { sdk, names, homes } = drawing;
  if (sdk.types[decl.id]?.dissolved) return;
  const root = outermostType(sdk.api, decl);
  const path = homes.get(root.id) ?? `${PATHS.types}/${names.file(root.id)}.ts`;
  note(drawing, decl.id, { name: names.type(decl.id), module: path, typeOnly: decl.kind !== "enum" });
  addTo(drawing, path, typeNode(sdk, decl.id));
}

/** What the sender of a webhook sends, as a type of its name. */
function payloadNode({ kind: _, id, payload, ...said }: WebhookDecl): AliasNode {
  const type: Type = payload ?? { kind: "unknown" };
  return {
    kind: "alias",
    // Names and files are asked for by the id, whatever it is the id of.
    decl: { ...said, kind: "alias", id: id as string as TypeId, type },
    plan: { direction: "received", dissolved: false, owner: null },
  };
}

function placeNamed(drawing: Drawing, id: ErrorId | WebhookId | ChannelId, node: SdkNode): void {
  const { names } = drawing;
  const isType = node.kind !== "error";
  const path = `${isType ? PATHS.types : PATHS.errors}/${names.file(id)}.ts`;
  note(drawing, id, { name: names.type(id), module: path, typeOnly: isType });
  addTo(drawing, path, node);
}

/** What stands for no declaration. */
function placeShared(drawing: Drawing): void {
  const { auth, environments, webhooks, helpers } = drawing.sdk;
  const companion = (kind: "clientOptions" | "clientSettings" | "environments", module: string): void =>
    note(drawing, kind, { name: drawing.names.companion(kind), module });
  addTo(drawing, PATHS.index, { kind: "entry", role: "index" });
  addTo(drawing, PATHS.version, { kind: "entry", role: "version" });
  addTo(drawing, PATHS.connection, { kind: "options", scope: "client" });
  companion("clientOptions", PATHS.connection);
  if (auth.schemes.some(({ together }) => together)) companion("clientSettings", PATHS.connection);
  if (auth.schemes.some(({ credentials }) => credentials.some(({ perCall }) => perCall))) {
    addTo(drawing, PATHS.requestOptions, { kind: "options", scope: "call" });
    for (const name of CALL_OPTIONS) {
      const isNeeded = name !== "SocketOptions" || helpers.includes("socket");
      if (isNeeded) note(drawing, name, { name, module: PATHS.requestOptions, typeOnly: true });
    }
  }
  if (environments.list.length > 0) {
    addTo(drawing, PATHS.environments, { kind: "environments" });
    companion("environments", PATHS.environments);
  }
  if (webhooks) addTo(drawing, PATHS.webhooks, { kind: "webhooks", plan: webhooks });
}

/** Each type followed by those that stand inside it; what is no type keeps its place before them. */
function outermostFirst(sdk: Sdk, nodes: readonly SdkNode[]): readonly SdkNode[] {
  if (nodes.length === 1) return nodes;
  const groups = new Map<string, SdkNode[]>();
  for (const node of nodes) {
    const decl = "decl" in node ? sdk.api.types[node.decl.id as TypeId] : undefined;
    const root = decl ? outermostType(sdk.api, decl).id : "";
    const group = groups.get(root);
    if (!group) groups.set(root, [node]);
    else if (decl?.id === root) group.unshift(node);
    else group.push(node);
  }
  return [...groups.values()].flat();
}
