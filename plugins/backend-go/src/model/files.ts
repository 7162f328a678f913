import type {
  Api,
  ChannelDecl,
  Decl,
  HttpOperation,
  Operation,
  PlannedFile,
  ResourceDecl,
  ResourceId,
  TargetContext,
  TypeDecl,
} from "@sdkwright/plugin-api";
import { openedChannel, requestsOf } from "@sdkwright/plugin-api";
import { PLATFORMS } from "../reserved.js";
import { dissolvedBodies } from "./bodies.js";
import { hasErrorType } from "./errors.js";
import { typeOwners } from "./owners.js";
import { takesRequest } from "./request.js";
import { createScope, type PackageScope } from "./scope.js";

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

type Input = Pick<TargetContext, "api" | "names">;

interface Placement extends Input {
  readonly files: Map<string, Decl[]>;
  readonly requestFiles: Map<string, HttpOperation[]>;
  readonly stems: PackageScope;
  /** The channels that have a place. */
  readonly channels: Set<ChannelDecl>;
}

/** A stem that the go command does not take for a test, or for a file of one platform. */
function safeStem(stem: string): string {
  const at = stem.lastIndexOf("_");
  return at > 0 && PLATFORMS.has(stem.slice(at + 1)) ? `${stem}_api` : stem;
}

function stemOf({ api, names }: Input, resource: ResourceDecl): string {
  const parent = resource.parent === null ? undefined : api.resources[resource.parent];
  const above = parent && parent.parent !== null ? `${stemOf({ api, names }, parent)}_` : "";
  return `${above}${names.file(resource.id)}`.slice(0, 120);
}

function addTo({ files }: Placement, path: string, decl: Decl): void {
  const decls = files.get(path);
  if (decls) decls.push(decl);
  else files.set(path, [decl]);
}

/** A channel is with the first client that opens it. */
function placeChannel(placement: Placement, path: string, operation: Operation | undefined): void {
  const channel = operation && openedChannel(placement.api, operation);
  if (!channel || placement.channels.has(channel)) return;
  placement.channels.add(channel);
  addTo(placement, path, channel);
}

/** A resource's client, the requests of its operations, and the file for types that only it uses. */
function placeResource(placement: Placement, resource: ResourceDecl): string {
  const { api, requestFiles, stems } = placement;
  const isRoot = resource.parent === null;
  const stem = isRoot ? "client" : stems.take(safeStem(stemOf(placement, resource)));
  addTo(placement, `${stem}.go`, resource);
  const all = resource.operations.map((id) => api.operations[id]);
  for (const operation of all) placeChannel(placement, `${stem}.go`, operation);
  const operations = requestsOf(api, all).filter((operation) => takesRequest(api, operation));
  if (operations.length > 0) {
    const path = `${stems.take(`${stem}_requests`)}.go`;
    requestFiles.set(path, operations);
    addTo(placement, path, resource);
  }
  return isRoot ? PATHS.types : `${stems.take(`${stem}_types`)}.go`;
}

function rootOf(api: Api, decl: TypeDecl): TypeDecl {
  let root = decl;
  for (let steps = 0; root.parent !== undefined && steps < 100; steps++) root = api.types[root.parent] ?? root;
  return root;
}

/** Types go to the file of the one resource that uses them, inline ones with the type in whose body they stand. */
function placeTypes(placement: Placement, homes: ReadonlyMap<ResourceId, string>): void {
  const { api, names } = placement;
  const owners = typeOwners(api);
  const dissolved = dissolvedBodies(api);
  const shared: TypeDecl[] = [];
  for (const decl of Object.values(api.types)) {
    if (dissolved.has(decl.id)) continue;
    const owner = owners.get(rootOf(api, decl).id) ?? null;
    const home = owner === null ? PATHS.types : (homes.get(owner) ?? PATHS.types);
    if (home === PATHS.types) shared.push(decl);
    else addTo(placement, home, decl);
  }
  for (const decl of shared) {
    const letter = names.type(rootOf(api, decl).id).slice(0, 1).toLowerCase();
    addTo(placement, shared.length > MANY_TYPES ? `types_${letter}.go` : PATHS.types, decl);
  }
}

/** Every file that declarations of the API go to. */
export function placeFiles({ api, names }: Input): {
  readonly files: readonly PlannedFile[];
  readonly requestFiles: ReadonlyMap<string, readonly HttpOperation[]>;
} {
  const taken = Object.values(PATHS).map((path) => path.replace(/\.go$/, ""));
  const placement: Placement = {
    api,
    names,
    files: new Map(),
    requestFiles: new Map(),
    stems: createScope(taken),
    channels: new Set(),
  };
  const homes = new Map<ResourceId, string>();
  for (const resource of Object.values(api.resources)) homes.set(resource.id, placeResource(placement, resource));
  placeTypes(placement, homes);
  for (const decl of Object.values(api.errors)) if (hasErrorType(decl)) addTo(placement, PATHS.errors, decl);
  return {
    files: [...placement.files].map(([path, decls]) => ({ path, decls })),
    requestFiles: placement.requestFiles,
  };
}
