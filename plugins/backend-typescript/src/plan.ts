import type {
  AliasNode,
  ChannelId,
  Client,
  ErrorId,
  NameTable,
  OperationId,
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
  referencesOf,
  requestNode,
  typeNode,
  typesOfOperation,
} from "@sdkwright/plugin-api";

import { CLIENT_OPTIONS, CLIENT_SETTINGS, ENVIRONMENTS } from "./names.js";

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
  /** By id, what is declared: types, clients, errors with a class, channels, webhooks. By name or key, what stands for no declaration. */
  readonly symbols: ReadonlyMap<string, Sym>;
  /** The same; asking for one that is not declared is a bug and throws. */
  symbol(id: string): Sym;
  /** Request types by operation; operations that take nothing have none. */
  readonly requests: ReadonlyMap<OperationId, Sym>;
}

interface Drawing {
  readonly sdk: Sdk;
  readonly names: NameTable;
  readonly files: Map<string, SdkNode[]>;
  readonly symbols: Map<string, Sym>;
  readonly requests: Map<OperationId, Sym>;
  readonly folders: Map<ResourceId, string>;
  /** Files of inline types that stand beside the operations which use them. */
  readonly homes: Map<TypeId, string>;
}

/** Lays out an SDK: a file for each type, error and client, one for the requests of each resource. */
export function layoutOf(sdk: Sdk, names: NameTable): Layout {
  const drawing: Drawing = {
    sdk,
    names,
    files: new Map(),
    symbols: new Map(),
    requests: new Map(),
    folders: new Map(),
    homes: new Map(),
  };
  const { api } = sdk;
  for (const client of sdk.clients) placeClient(drawing, client);
  homeInlineTypes(drawing);
  for (const decl of Object.values(api.types)) placeType(drawing, decl);
  for (const { id, status } of Object.values(api.errors)) {
    if (sdk.errors[id]?.typed && status.kind !== "default") placeNamed(drawing, id, errorNode(sdk, id));
  }
  for (const decl of Object.values(api.webhooks)) placeNamed(drawing, decl.id, payloadNode(decl));
  for (const { id } of Object.values(api.channels)) placeNamed(drawing, id, channelNode(sdk, id));
  placeShared(drawing);
  const { symbols, requests } = drawing;
  return {
    files: [...drawing.files].map(([path, nodes]) => ({ path, nodes: outermostFirst(sdk, nodes) })),
    symbols,
    requests,
    symbol(id) {
      const symbol = symbols.get(id);
      if (!symbol) throw new Error(`No file declares ${id}`);
      return symbol;
    },
  };
}

function addTo({ files }: Drawing, path: string, node: SdkNode): void {
  const nodes = files.get(path);
  if (nodes) nodes.push(node);
  else files.set(path, [node]);
}

/** Folder of a resource; the root's is that of the API. */
function folderOf(drawing: Drawing, id: ResourceId): string {
  const { sdk, names, folders } = drawing;
  const placed = folders.get(id);
  if (placed !== undefined) return placed;
  const parent = sdk.api.resources[id]?.parent ?? null;
  const folder = parent === null ? PATHS.api : `${folderOf(drawing, parent)}/resources/${names.file(id)}`;
  folders.set(id, folder);
  return folder;
}

function placeClient(drawing: Drawing, { id, root, methods }: Client): void {
  const { sdk, names } = drawing;
  const folder = folderOf(drawing, id);
  const path = root ? PATHS.client : `${folder}/Client.ts`;
  drawing.symbols.set(id, { part: "sym", name: names.client(id), module: path });
  addTo(drawing, path, clientNode(sdk, id));
  const requests = `${folder}/requests.ts`;
  for (const operation of methods) {
    const node = requestNode(sdk, operation);
    const { request } = node.method;
    if (!request) continue;
    drawing.requests.set(operation, {
      part: "sym",
      name: names.request(operation),
      module: requests,
      typeOnly: true,
    });
    addTo(drawing, requests, node);
    // What stands inside of a body that the request spells out has no better place.
    if (request.dissolves) drawing.homes.set(request.dissolves, requests);
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

/** The type in whose body an inline type stands, at any depth; itself for any other. */
function rootOf({ api }: Sdk, decl: TypeDecl): TypeDecl {
  let root = decl;
  for (let steps = 0; root.parent !== undefined && steps < 100; steps++) root = api.types[root.parent] ?? root;
  return root;
}

function placeType(drawing: Drawing, decl: TypeDecl): void {
  const { sdk, names, homes } = drawing;
  if (sdk.types[decl.id]?.dissolved) return;
  const root = rootOf(sdk, decl);
  const path = homes.get(root.id) ?? `${PATHS.types}/${names.file(root.id)}.ts`;
  const name = names.type(decl.id);
  drawing.symbols.set(decl.id, { part: "sym", name, module: path, ...(decl.kind !== "enum" && { typeOnly: true }) });
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
  drawing.symbols.set(id, { part: "sym", name: names.type(id), module: path, ...(isType && { typeOnly: true }) });
  addTo(drawing, path, node);
}

function placeCompanion({ names, symbols }: Drawing, key: string, module: string): void {
  symbols.set(key, { part: "sym", name: names.companion(key), module });
}

/** What stands for no declaration. */
function placeShared(drawing: Drawing): void {
  const { auth, environments, webhooks, helpers } = drawing.sdk;
  addTo(drawing, PATHS.index, { kind: "entry", role: "index" });
  addTo(drawing, PATHS.version, { kind: "entry", role: "version" });
  addTo(drawing, PATHS.connection, { kind: "options", scope: "client" });
  placeCompanion(drawing, CLIENT_OPTIONS, PATHS.connection);
  if (auth.schemes.some(({ together }) => together)) placeCompanion(drawing, CLIENT_SETTINGS, PATHS.connection);
  if (auth.schemes.some(({ credentials }) => credentials.some(({ perCall }) => perCall))) {
    addTo(drawing, PATHS.requestOptions, { kind: "options", scope: "call" });
    for (const name of CALL_OPTIONS) {
      const isNeeded = name !== "SocketOptions" || helpers.includes("socket");
      if (isNeeded) drawing.symbols.set(name, { part: "sym", name, module: PATHS.requestOptions, typeOnly: true });
    }
  }
  if (environments.list.length > 0) {
    addTo(drawing, PATHS.environments, { kind: "environments" });
    placeCompanion(drawing, ENVIRONMENTS, PATHS.environments);
  }
  if (webhooks) addTo(drawing, PATHS.webhooks, { kind: "webhooks", plan: webhooks });
}

/** Each type followed by those that stand inside it; what is no type keeps its place before them. */
function outermostFirst(sdk: Sdk, nodes: readonly SdkNode[]): readonly SdkNode[] {
  if (nodes.length === 1) return nodes;
  const groups = new Map<string, SdkNode[]>();
  for (const node of nodes) {
    const decl = "decl" in node ? sdk.api.types[node.decl.id as TypeId] : undefined;
    const root = decl ? rootOf(sdk, decl).id : "";
    const group = groups.get(root);
    if (!group) groups.set(root, [node]);
    else if (decl?.id === root) group.unshift(node);
    else group.push(node);
  }
  return [...groups.values()].flat();
}
