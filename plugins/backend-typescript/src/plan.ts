import type {
  AliasNode,
  ChannelId,
  Move,
  NameTable,
  Places,
  PlannedFile,
  ResourceId,
  Sdk,
  SdkNode,
  Sym,
  Type,
  TypeId,
  WebhookDecl,
  WebhookId,
} from "@sdkwright/plugin-api";
import {
  bodyTypeOf,
  declaredBy,
  hasCallCredentials,
  outermostType,
  planSdk,
  referencesOf,
  resourcePath,
  typesOfOperation,
} from "@sdkwright/plugin-api";
import { PARTS } from "./parts.js";

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

interface Target {
  readonly sdk: Sdk;
  readonly names: NameTable;
}

/** Where everything stands. */
export interface Layout {
  readonly files: readonly PlannedFile[];
  /**
   * By id, what is declared: types, clients, errors with a class, channels, webhooks, and of operations that take
   * something the types of their requests. By name, or kind of companion, what stands for no declaration.
   */
  readonly symbols: ReadonlyMap<string, Sym>;
  /** The same; asking for one that is not declared is a bug and throws. */
  symbol(id: string): Sym;
}

/** Plans an SDK: a file for each type, error and client, one for the requests of each resource. */
export function planFiles({ sdk, names }: Target): PlannedFile[] {
  const partPlaces = { index: PATHS.index, version: PATHS.version };
  const plan = planSdk(sdk, placesOf(sdk, names), { parts: PARTS, partPlaces });
  for (const decl of Object.values(sdk.api.webhooks)) plan.add(typePath(names, decl.id), payloadNode(decl));
  return plan.files().map(({ path, nodes }) => ({ path, nodes: outermostFirst(sdk, nodes) }));
}

/** Returns why a plugin must not move a file, since the entry of the SDK exports only files below the folder of the API. */
export function refusedMove({ from, to }: Move): string | undefined {
  const isOfApi = (path: string): boolean => path.startsWith(`${PATHS.api}/`);
  if (!isOfApi(from)) return "Other files of the SDK import this one by its path.";
  const stem = /([^/]+)\.ts$/.exec(to)?.[1];
  if (isOfApi(to) && stem !== undefined && stem !== "index" && !stem.endsWith(".d")) return undefined;
  return `It can only be moved to a file \`*.ts\` below \`${PATHS.api}\` that is no \`index.ts\`, since the SDK exports these.`;
}

/** Where everything stands that planned files declare. */
export function layoutOf({ sdk, names }: Target, files: readonly PlannedFile[]): Layout {
  const symbols = symbolsOf(sdk, names, files);
  return {
    files,
    symbols,
    symbol(id) {
      const symbol = symbols.get(id);
      if (!symbol) throw new Error(`No file declares ${id}`);
      return symbol;
    },
  };
}

/** Folder of a resource: that of the root is the folder of the API. */
function folderOf({ api }: Sdk, names: NameTable, id: ResourceId): string {
  return [PATHS.api, ...resourcePath(api, id).map((resource) => names.file(resource.id))].join("/resources/");
}

const typePath = (names: NameTable, id: TypeId | WebhookId | ChannelId): string =>
  `${PATHS.types}/${names.file(id)}.ts`;

/** Where TypeScript has each kind of node. Results have no types with names, and errors of any status no classes. */
function placesOf(sdk: Sdk, names: NameTable): Places {
  const homes = homesOf(sdk, names);
  return {
    client: ({ client }) => (client.root ? PATHS.client : `${folderOf(sdk, names, client.id)}/Client.ts`),
    request: ({ method }) => requestsPath(sdk, names, method.owner),
    result: null,
    type: (outer) => homes.get(outer.id) ?? typePath(names, outer.id),
    error: ({ decl }) => (decl.status.kind === "default" ? null : `${PATHS.errors}/${names.file(decl.id)}.ts`),
    channel: ({ decl }) => typePath(names, decl.id),
    options: ({ scope }) => (scope === "client" ? PATHS.connection : PATHS.requestOptions),
    environments: PATHS.environments,
    webhooks: PATHS.webhooks,
  };
}

const requestsPath = (sdk: Sdk, names: NameTable, id: ResourceId): string => `${folderOf(sdk, names, id)}/requests.ts`;

/** Files of inline types that stand beside the operations which use them. */
function homesOf(sdk: Sdk, names: NameTable): ReadonlyMap<TypeId, string> {
  const { api } = sdk;
  const homes = new Map<TypeId, string>();
  for (const { owner, request } of Object.values(sdk.methods)) {
    // Types inside a flattened body are placed beside the request that flattens it.
    if (request?.spells) homes.set(request.spells, requestsPath(sdk, names, owner));
  }
  const users = new Map<TypeId, string | null>();
  for (const operation of Object.values(api.operations)) {
    const folder = folderOf(sdk, names, operation.resource);
    const errors = operation.errors.flatMap(({ error }) => api.errors[error]?.type ?? []);
    for (const id of [...typesOfOperation(operation), ...errors].flatMap(referencesOf)) {
      users.set(id, users.get(id) === undefined || users.get(id) === folder ? folder : null);
    }
  }
  // Inline types that the operations of one resource use, and no others, stand beside these.
  for (const [id, folder] of users) {
    const decl = api.types[id];
    const isInline = decl && !decl.name.explicit && decl.parent === undefined;
    if (isInline && folder !== null && folder !== PATHS.api && !homes.has(id)) homes.set(id, `${folder}/types.ts`);
  }
  return homes;
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

/** Nodes of what exists at run time. */
const VALUES: ReadonlySet<SdkNode["kind"]> = new Set(["client", "enum", "error"]);

/** What the files declare, by the id or key under which others ask for it. */
function symbolsOf(sdk: Sdk, names: NameTable, files: readonly PlannedFile[]): ReadonlyMap<string, Sym> {
  const symbols = new Map<string, Sym>();
  const note = (id: string, name: string, module: string, typeOnly = false): void => {
    symbols.set(id, { part: "sym", name, module, ...(typeOnly && { typeOnly }) });
  };
  for (const { path, nodes } of files) {
    for (const node of nodes) {
      const declared = declaredBy(names, node);
      if (declared) note(declared.id, declared.name, path, !VALUES.has(node.kind));
    }
  }
  for (const { id, request } of Object.values(sdk.methods)) {
    const body = symbols.get(bodyTypeOf(request) ?? "");
    if (body) symbols.set(id, body);
  }
  note("clientOptions", names.companion("clientOptions"), PATHS.connection);
  if (sdk.auth.schemes.some(({ together }) => together)) {
    note("clientSettings", names.companion("clientSettings"), PATHS.connection);
  }
  if (sdk.environments.list.length > 0) note("environments", names.companion("environments"), PATHS.environments);
  if (!hasCallCredentials(sdk)) return symbols;
  for (const name of CALL_OPTIONS) {
    if (name !== "SocketOptions" || sdk.helpers.includes("socket")) note(name, name, PATHS.requestOptions, true);
  }
  return symbols;
}

/** Each type is followed by the types inside it. Other nodes keep their place before them. */
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
