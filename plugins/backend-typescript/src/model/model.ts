import type {
  Api,
  Decl,
  ErrorDecl,
  HttpOperation,
  NameTable,
  OperationId,
  PlannedFile,
  ResourceDecl,
  ResourceId,
  Sym,
  TargetContext,
  TypeDecl,
  TypeDirection,
  TypeId,
} from "@sdkwright/plugin-api";
import {
  mergedBody,
  positionalParameters,
  readTypes,
  referencesOf,
  requestOf,
  typeDirections,
  typesOfDecl,
  typesOfOperation,
} from "@sdkwright/plugin-api";
import { createStemScope, PATHS, resourceFolder, type StemScope } from "./paths.js";

/** What a backend run knows before it emits: where every declaration stands, and what uses it. */
export interface Model {
  readonly files: readonly PlannedFile[];
  /** Symbol of every declaration that is emitted, by id. */
  readonly symbols: ReadonlyMap<string, Sym>;
  /** Request types by operation; operations that take nothing have none. */
  readonly requests: ReadonlyMap<OperationId, Sym>;
  /** The operations whose request types a file declares, by the file's path. */
  readonly requestFiles: ReadonlyMap<string, readonly HttpOperation[]>;
  /** Types that callers read. */
  readonly read: ReadonlySet<TypeId>;
  direction(id: TypeId): TypeDirection;
  /** Objects from which others inherit. */
  readonly parents: ReadonlySet<TypeId>;
  readonly folders: ReadonlyMap<ResourceId, string>;
}

type Input = Pick<TargetContext, "api" | "names">;

const models = new WeakMap<NameTable, Model>();

/** The model of a target: made once, from nothing but the API and its names. */
export function modelOf(target: Input): Model {
  const known = models.get(target.names);
  if (known) return known;
  const made = createModel(target);
  models.set(target.names, made);
  return made;
}

/** True where an error gets a class: it is for a status or a class of statuses, and has a body that the status' class does not know. */
export function hasErrorClass(error: ErrorDecl): boolean {
  return error.status.kind !== "default" && error.type !== null;
}

/** True where a call takes an object with anything in it. */
export function takesRequest(api: Api, operation: HttpOperation): boolean {
  return operation.body !== null || operation.parameters.length > positionalParameters(api, operation).length;
}

interface Builder extends Input {
  readonly files: Map<string, Decl[]>;
  readonly symbols: Map<string, Sym>;
  readonly requests: Map<OperationId, Sym>;
  readonly requestFiles: Map<string, HttpOperation[]>;
  readonly folders: Map<ResourceId, string>;
  readonly stems: StemScope;
  /** File that an inline type goes to because of the operation that uses it. */
  readonly homes: Map<TypeId, string>;
  /** Inline bodies that only a request type spells out. */
  readonly dissolved: Set<TypeId>;
}

function createModel({ api, names }: Input): Model {
  const builder: Builder = {
    api,
    names,
    files: new Map(),
    symbols: new Map(),
    requests: new Map(),
    requestFiles: new Map(),
    folders: new Map(),
    stems: createStemScope(),
    homes: new Map(),
    dissolved: new Set(),
  };
  for (const resource of Object.values(api.resources)) placeResource(builder, resource);
  homeInlineTypes(builder);
  for (const decl of Object.values(api.types)) placeType(builder, decl);
  for (const decl of Object.values(api.errors)) if (hasErrorClass(decl)) placeNamed(builder, decl, PATHS.errors, false);
  for (const decl of Object.values(api.webhooks)) placeNamed(builder, decl, PATHS.types, true);
  for (const decl of Object.values(api.channels)) placeNamed(builder, decl, PATHS.types, true);
  return {
    files: [...builder.files].map(([path, decls]) => ({ path, decls: outermostFirst(api, decls) })),
    symbols: builder.symbols,
    requests: builder.requests,
    requestFiles: builder.requestFiles,
    folders: builder.folders,
    read: readTypes(api),
    direction: typeDirections(api),
    parents: parentsOf(api),
  };
}

function parentsOf(api: Api): ReadonlySet<TypeId> {
  const parents = new Set<TypeId>();
  for (const decl of Object.values(api.types))
    if (decl.kind === "object") for (const id of decl.extends) parents.add(id);
  return parents;
}

/** Each declaration followed by those that stand inside it. */
function outermostFirst(api: Api, decls: readonly Decl[]): readonly Decl[] {
  if (decls.length === 1) return decls;
  const inside = new Map<string, Decl[]>();
  for (const decl of decls) {
    const root = isType(decl) ? rootOf(api, decl).id : decl.id;
    const group = inside.get(root);
    if (!group) inside.set(root, [decl]);
    else if (decl.id === root) group.unshift(decl);
    else group.push(decl);
  }
  return [...inside.values()].flat();
}

function isType(decl: Decl): decl is TypeDecl {
  return decl.kind === "object" || decl.kind === "enum" || decl.kind === "union" || decl.kind === "alias";
}

function addTo(builder: Builder, path: string, decl: Decl): void {
  const decls = builder.files.get(path);
  if (decls) decls.push(decl);
  else builder.files.set(path, [decl]);
}

function placeResource(builder: Builder, resource: ResourceDecl): void {
  const { api, names } = builder;
  const folder = resourceFolder(api, names, resource);
  builder.folders.set(resource.id, folder);
  const path = resource.parent === null ? PATHS.client : `${folder}/Client.ts`;
  builder.symbols.set(resource.id, { part: "sym", name: names.client(resource.id), module: path });
  addTo(builder, path, resource);
  for (const id of resource.operations) {
    const operation = api.operations[id];
    const request = operation && requestOf(api, operation);
    if (request && takesRequest(api, request)) placeRequest(builder, resource, request, folder);
  }
}

function placeRequest(builder: Builder, resource: ResourceDecl, operation: HttpOperation, folder: string): void {
  const path = `${folder}/requests.ts`;
  const name = builder.names.request(operation.id);
  builder.requests.set(operation.id, { part: "sym", name, module: path, typeOnly: true });
  const others = builder.requestFiles.get(path);
  if (others) others.push(operation);
  else {
    builder.requestFiles.set(path, [operation]);
    addTo(builder, path, resource);
  }
}

/** Counts references to inline types; finds the resource of those that only one resource's operations use. */
function homeInlineTypes(builder: Builder): void {
  const { api, folders } = builder;
  const uses = new Map<TypeId, number>();
  for (const decl of Object.values(api.types)) {
    for (const type of typesOfDecl(decl)) for (const id of referencesOf(type)) uses.set(id, (uses.get(id) ?? 0) + 1);
  }
  const users = new Map<TypeId, string | null>();
  for (const operation of Object.values(api.operations)) {
    const folder = folders.get(operation.resource) ?? PATHS.api;
    const errors = operation.errors.flatMap(({ error }) => api.errors[error]?.type ?? []);
    for (const type of [...typesOfOperation(operation), ...errors]) {
      for (const id of referencesOf(type)) {
        uses.set(id, (uses.get(id) ?? 0) + 1);
        users.set(id, users.get(id) === undefined || users.get(id) === folder ? folder : null);
      }
    }
  }
  for (const [id, folder] of users) {
    const decl = api.types[id];
    if (folder === null || folder === PATHS.api || !decl || decl.name.explicit || decl.parent !== undefined) continue;
    builder.homes.set(id, `${folder}/types.ts`);
  }
  for (const [path, operations] of builder.requestFiles) {
    for (const operation of operations) dissolveBody(builder, path, operation, uses);
  }
}

function dissolveBody(
  builder: Builder,
  path: string,
  operation: HttpOperation,
  uses: ReadonlyMap<TypeId, number>,
): void {
  const body = mergedBody(builder.api, operation);
  const type = operation.body?.contents[0];
  const isDirect = body && type && type.kind !== "binary" && type.type.kind === "ref" && type.type.id === body.id;
  if (!isDirect || body.name.explicit || body.parent !== undefined || uses.get(body.id) !== 1) return;
  builder.dissolved.add(body.id);
  builder.homes.set(body.id, path);
}

function rootOf(api: Api, decl: TypeDecl): TypeDecl {
  let root = decl;
  for (let steps = 0; root.parent !== undefined && steps < 100; steps++) root = api.types[root.parent] ?? root;
  return root;
}

/** An inline type goes into the file of the type in whose body it stands. */
function placeType(builder: Builder, decl: TypeDecl): void {
  if (builder.dissolved.has(decl.id)) return;
  const root = rootOf(builder.api, decl);
  const home = builder.homes.get(root.id) ?? PATHS.types;
  const path = home.endsWith(".ts") ? home : typeFile(builder, root, home);
  const name = builder.names.type(decl.id);
  builder.symbols.set(decl.id, { part: "sym", name, module: path, ...(decl.kind !== "enum" && { typeOnly: true }) });
  addTo(builder, path, decl);
}

function typeFile(builder: Builder, root: TypeDecl, folder: string): string {
  const known = builder.symbols.get(root.id);
  if (known) return known.module;
  const path = `${folder}/${builder.stems.take(folder, builder.names.file(root.id))}.ts`;
  builder.homes.set(root.id, path);
  return path;
}

function placeNamed(
  builder: Builder,
  decl: Exclude<Decl, TypeDecl | ResourceDecl>,
  folder: string,
  typeOnly: boolean,
): void {
  const { names } = builder;
  const path = `${folder}/${builder.stems.take(folder, names.file(decl.id))}.ts`;
  builder.symbols.set(decl.id, { part: "sym", name: names.type(decl.id), module: path, ...(typeOnly && { typeOnly }) });
  addTo(builder, path, decl);
}
