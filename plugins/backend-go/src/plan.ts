import type {
  Client,
  NameTable,
  PlannedFile,
  ResourceDecl,
  ResourceId,
  Sdk,
  SdkNode,
  TypeDecl,
} from "@sdkwright/plugin-api";
import {
  channelNode,
  clientNode,
  errorNode,
  outermostType,
  requestNode,
  resultNode,
  tupleShapes,
  typeNode,
} from "@sdkwright/plugin-api";
import { PLATFORMS } from "./reserved.js";

/** Where the files of an SDK are that every SDK has. */
export const PATHS = {
  client: "client.go",
  types: "types.go",
  errors: "errors.go",
  environments: "environments.go",
  aliases: "aliases.go",
  doc: "doc.go",
  tuples: "tuples.go",
  webhooks: "webhooks.go",
  options: "option/client.go",
} as const;

/** Above this number of shared types, they are in several files, by the first letter of their names. */
const MANY_TYPES = 400;

interface Planning {
  readonly sdk: Sdk;
  readonly names: NameTable;
  readonly files: Map<string, SdkNode[]>;
  /** Stems of files that are taken. */
  readonly stems: Set<string>;
  /** Channels that have a place. */
  readonly channels: Set<string>;
}

/** A stem that the go command does not take for a test, or for a file of one platform. */
function safeStem(stem: string): string {
  const at = stem.lastIndexOf("_");
  return at > 0 && PLATFORMS.has(stem.slice(at + 1)) ? `${stem}_api` : stem;
}

function freeStem({ stems }: Planning, wanted: string): string {
  let stem = wanted;
  while (stems.has(stem)) stem += "_";
  stems.add(stem);
  return stem;
}

function stemOf(planning: Planning, { id, parent: above }: ResourceDecl): string {
  const { sdk, names } = planning;
  const parent = above === null ? undefined : sdk.api.resources[above];
  const prefix = parent && parent.parent !== null ? `${stemOf(planning, parent)}_` : "";
  return `${prefix}${names.file(id)}`.slice(0, 120);
}

function add({ files }: Planning, path: string, ...nodes: readonly SdkNode[]): void {
  const planned = files.get(path);
  if (planned) planned.push(...nodes);
  else if (nodes.length > 0) files.set(path, [...nodes]);
}

/** A channel is with the first client that opens it. */
function planChannels(planning: Planning, path: string, { methods }: Client): void {
  const { sdk, channels } = planning;
  for (const id of methods) {
    const result = sdk.methods[id]?.result;
    if (result?.kind !== "socket" || channels.has(result.channel)) continue;
    channels.add(result.channel);
    add(planning, path, channelNode(sdk, result.channel));
  }
}

/** A resource's client, the requests of its methods, and the file for types that only it uses. */
function planClient(planning: Planning, client: Client): string {
  const { sdk } = planning;
  const node = clientNode(sdk, client.id);
  const stem = client.root ? "client" : freeStem(planning, safeStem(stemOf(planning, node.resource)));
  const path = `${stem}.go`;
  const results = client.methods.flatMap((id) => {
    const result = sdk.methods[id]?.result;
    return result?.kind === "choice" && result.media === "json" ? [resultNode(sdk, id)] : [];
  });
  add(planning, path, node, ...results);
  planChannels(planning, path, client);
  const taking = client.methods.filter((id) => sdk.methods[id]?.request);
  if (taking.length > 0) {
    add(planning, `${freeStem(planning, `${stem}_requests`)}.go`, ...taking.map((id) => requestNode(sdk, id)));
  }
  return client.root ? PATHS.types : `${freeStem(planning, `${stem}_types`)}.go`;
}

/** Types go to the file of the one resource that uses them, inline ones with the type in whose body they stand. */
function planTypes(planning: Planning, homes: ReadonlyMap<ResourceId, string>): void {
  const { sdk, names } = planning;
  const shared: TypeDecl[] = [];
  for (const decl of Object.values(sdk.api.types)) {
    if (sdk.types[decl.id]?.dissolved) continue;
    const owner = sdk.types[outermostType(sdk.api, decl).id]?.owner ?? null;
    const home = owner === null ? PATHS.types : (homes.get(owner) ?? PATHS.types);
    if (home === PATHS.types) shared.push(decl);
    else add(planning, home, typeNode(sdk, decl.id));
  }
  for (const decl of shared) {
    const letter = names.type(outermostType(sdk.api, decl).id).slice(0, 1).toLowerCase();
    add(planning, shared.length > MANY_TYPES ? `types_${letter}.go` : PATHS.types, typeNode(sdk, decl.id));
  }
}

/** Files of which every SDK has one at most. */
function planSingles(planning: Planning): void {
  const { sdk } = planning;
  const { api, environments, errors, options, webhooks } = sdk;
  const typed = Object.values(api.errors).filter(({ id }) => errors[id]?.typed);
  add(planning, PATHS.errors, ...typed.map(({ id }) => errorNode(sdk, id)));
  if (environments.list.length > 0) add(planning, PATHS.environments, { kind: "environments" });
  if (options.some(({ kind }) => isDeclaredOption(kind))) {
    add(planning, PATHS.options, { kind: "options", scope: "client" });
  }
  if (webhooks) add(planning, PATHS.webhooks, { kind: "webhooks", plan: webhooks });
  if (tupleShapes(api).length > 0) add(planning, PATHS.tuples, { kind: "entry", role: "tuples" });
  add(planning, PATHS.aliases, { kind: "entry", role: "aliases" });
}

/** Whether an option needs a function of its own: the runtime has those that any API can have. */
function isDeclaredOption(kind: Sdk["options"][number]["kind"]): boolean {
  return kind !== "environment" && kind !== "base-url" && kind !== "socket";
}

/** Every file, and what goes into it. */
export function planFiles({ sdk, names }: { readonly sdk: Sdk; readonly names: NameTable }): PlannedFile[] {
  const stems = new Set(Object.values(PATHS).map((path) => path.replace(/\.go$/, "")));
  const planning: Planning = { sdk, names, files: new Map(), stems, channels: new Set() };
  planTypes(planning, new Map(sdk.clients.map((client) => [client.id, planClient(planning, client)])));
  planSingles(planning);
  return [...planning.files].map(([path, nodes]) => ({ path, nodes }));
}
