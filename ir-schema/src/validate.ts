import type { Api } from "./api.js";
import type { ResourceId, TypeId } from "./ids.js";
import type { Operation } from "./operations.js";
import type { ObjectDecl, Type, TypeDecl } from "./types.js";
import { declarationsOf, referencesOfDecl, typeDecls, typesOfDecl, typesOfOperation, walkType } from "./walk.js";

type Complain = (message: string) => void;

/**
 * What the types alone cannot state about an IR: references resolve, ids are those of their maps, origins exist, the
 * resources form a tree that holds every operation once, aliases form no cycle. Empty for a sound IR; whatever it lists
 * is a fault of a frontend or a plugin.
 */
export function checkInvariants(api: Api): string[] {
  const broken: string[] = [];
  const complain: Complain = (message) => broken.push(message);
  for (const decl of typeDecls(api)) checkTypeDecl(api, decl, complain);
  checkAliases(api, complain);
  for (const operation of Object.values(api.operations)) checkOperation(api, operation, complain);
  for (const error of Object.values(api.errors)) if (error.type) checkType(api, error.type, error.id, complain);
  checkMessages(api, complain);
  checkResources(api, complain);
  checkIds(api, complain);
  checkOrigins(api, complain);
  checkAuth(api, complain);
  return broken;
}

function checkType(api: Api, type: Type, where: string, complain: Complain): void {
  if (type.kind === "primitive") return;
  walkType(type, (inner) => {
    if (inner.kind === "ref" && !Object.hasOwn(api.types, inner.id)) complain(`${where} refers to ${inner.id}`);
    if (inner.kind !== "nullable") return;
    const { kind } = inner.inner;
    if (kind === "nullable" || kind === "unknown" || kind === "null") complain(`${where} has a nullable ${kind}`);
  });
}

function checkTypeDecl(api: Api, decl: TypeDecl, complain: Complain): void {
  for (const type of typesOfDecl(decl)) checkType(api, type, decl.id, complain);
  if (decl.parent !== undefined && !Object.hasOwn(api.types, decl.parent)) {
    complain(`${decl.id} stands in ${decl.parent}, which does not exist`);
  }
  switch (decl.kind) {
    case "object":
      checkObject(api, decl, complain);
      break;
    case "union":
      if (decl.variants.length === 0) complain(`${decl.id} is a union without variants`);
      checkTags(decl.id, decl.variants, decl.discriminator !== null, complain);
      break;
    case "enum":
      if (decl.values.length === 0) complain(`${decl.id} is an enum without values`);
      if (new Set(decl.values.map((item) => item.value)).size < decl.values.length)
        complain(`${decl.id} repeats a value`);
      break;
    case "alias":
      break;
    default:
      decl satisfies never;
  }
}

function checkTags(
  id: TypeId,
  variants: readonly { readonly tags: readonly unknown[] }[],
  discriminated: boolean,
  complain: Complain,
): void {
  const tags = variants.flatMap((variant) => variant.tags);
  if (new Set(tags).size < tags.length) complain(`${id} repeats a tag`);
  for (const variant of variants) {
    if (variant.tags.length > 0 !== discriminated)
      complain(`${id} has a variant with tags and no discriminator, or the reverse`);
  }
}

function checkObject(api: Api, decl: ObjectDecl, complain: Complain): void {
  const own = new Set<string>();
  for (const { name } of decl.properties) own.add(name.wire);
  if (own.size < decl.properties.length) complain(`${decl.id} repeats a property`);
  if (decl.extends.length === 0) return;
  for (const parent of ancestorsOf(api, decl, complain)) {
    for (const property of parent.properties) {
      if (own.has(property.name.wire)) complain(`${decl.id} repeats ${property.name.wire} of ${parent.id}`);
    }
  }
}

/** The objects that an object inherits from, at any distance. */
function ancestorsOf(api: Api, decl: ObjectDecl, complain: Complain): ReadonlySet<ObjectDecl> {
  const found = new Set<ObjectDecl>();
  const pending = [...decl.extends];
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    const parent = api.types[id];
    if (parent?.kind !== "object") complain(`${decl.id} inherits from ${id}, which is no object`);
    else if (parent === decl) complain(`${decl.id} inherits from itself`);
    else if (!found.has(parent)) {
      found.add(parent);
      pending.push(...parent.extends);
    }
  }
  return found;
}

function checkAliases(api: Api, complain: Complain): void {
  const state = new Map<TypeId, "open" | "done">();
  const aliasesIn = (id: TypeId): TypeId[] => {
    const decl = api.types[id];
    return decl?.kind === "alias" ? referencesOfDecl(decl).filter((inner) => api.types[inner]?.kind === "alias") : [];
  };
  for (const { id: start, kind } of typeDecls(api)) {
    if (kind !== "alias") continue;
    // A chain of aliases may be longer than a stack is deep.
    const pending = [{ id: start, leaves: false }];
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
      const { id, leaves } = next;
      if (leaves) state.set(id, "done");
      else if (state.get(id) === "open") complain(`${id} is an alias of itself`);
      else if (!state.has(id)) {
        state.set(id, "open");
        pending.push({ id, leaves: true }, ...aliasesIn(id).map((inner) => ({ id: inner, leaves: false })));
      }
    }
  }
}

function checkOperation(api: Api, operation: Operation, complain: Complain): void {
  for (const type of typesOfOperation(operation)) checkType(api, type, operation.id, complain);
  for (const { error } of operation.errors) {
    if (!Object.hasOwn(api.errors, error)) complain(`${operation.id} refers to ${error}`);
  }
  if (operation.server !== undefined && !api.environments.roles.some((role) => role.wire === operation.server)) {
    if (api.environments.list.length > 0)
      complain(`${operation.id} is served by ${operation.server}, which is no role`);
  }
  if (operation.kind !== "http") return;
  if (operation.body && operation.body.contents.length === 0) complain(`${operation.id} has a body without contents`);
  const inPath = operation.parameters.filter((parameter) => parameter.in === "path");
  for (const part of operation.path) {
    if (part.kind === "parameter" && !inPath.some((parameter) => parameter.name.wire === part.name)) {
      complain(`${operation.id} has no path parameter ${part.name}`);
    }
  }
  const places = operation.parameters.map((parameter) => `${parameter.in}:${parameter.name.wire}`);
  if (new Set(places).size < places.length) complain(`${operation.id} repeats a parameter`);
}

function checkMessages(api: Api, complain: Complain): void {
  for (const webhook of Object.values(api.webhooks)) {
    if (webhook.payload) checkType(api, webhook.payload, webhook.id, complain);
    for (const header of webhook.headers) checkType(api, header.type, webhook.id, complain);
    const operation = webhook.callback?.operation;
    if (operation !== undefined && !Object.hasOwn(api.operations, operation)) {
      complain(`${webhook.id} refers to ${operation}`);
    }
  }
  for (const channel of Object.values(api.channels)) {
    for (const message of channel.messages) checkType(api, message.payload, channel.id, complain);
    for (const parameter of channel.parameters) checkType(api, parameter.type, channel.id, complain);
  }
}

function checkResources(api: Api, complain: Complain): void {
  const placed = new Set<string>();
  const visited = new Set<ResourceId>();
  const visit = (id: ResourceId, parent: ResourceId | null): void => {
    const resource = api.resources[id];
    if (!resource) complain(`there is no ${id}`);
    else if (visited.has(id)) complain(`${id} hangs on two parents`);
    else {
      visited.add(id);
      if (resource.parent !== parent) complain(`${id} names another parent than the one it hangs on`);
      for (const operation of resource.operations) {
        if (placed.has(operation)) complain(`${operation} stands in two resources`);
        if (api.operations[operation]?.resource !== id) complain(`${operation} does not belong to ${id}`);
        placed.add(operation);
      }
      for (const inner of resource.children) visit(inner, id);
    }
  };
  visit(api.root, null);
  for (const id of Object.keys(api.operations)) if (!placed.has(id)) complain(`${id} stands in no resource`);
  for (const id of Object.keys(api.resources)) {
    if (!visited.has(id as ResourceId)) complain(`${id} hangs on no parent`);
  }
}

function checkIds(api: Api, complain: Complain): void {
  const tables: { readonly [id: string]: { readonly id: string } }[] = [
    api.types,
    api.errors,
    api.operations,
    api.resources,
    api.webhooks,
    api.channels,
  ];
  for (const table of tables) {
    for (const id of Object.keys(table)) if (table[id]?.id !== id) complain(`${table[id]?.id} is kept as ${id}`);
  }
}

function checkOrigins(api: Api, complain: Complain): void {
  const { origins } = api;
  const check = (origin: number, where: string): void => {
    if (!Number.isInteger(origin) || origin < 0 || origin >= origins.length) complain(`${where} has no origin`);
  };
  for (let index = 0; index < origins.length; index++) {
    const parent = origins[index]?.[0] ?? -1;
    if (parent >= index || parent < -1) complain(`origin ${index} comes before its parent`);
  }
  for (const decl of declarationsOf(api)) check(decl.origin, decl.id);
  for (const operation of Object.values(api.operations)) check(operation.origin, operation.id);
  for (const decl of typeDecls(api)) {
    if (decl.kind === "object") for (const property of decl.properties) check(property.origin, decl.id);
    if (decl.kind === "union") for (const variant of decl.variants) check(variant.origin, decl.id);
  }
}

function checkAuth(api: Api, complain: Complain): void {
  const known = new Set(api.auth.schemes.map((scheme) => scheme.id));
  if (known.size < api.auth.schemes.length) complain("two schemes have one id");
  const { mode } = api.auth;
  const named = mode.kind === "single" ? [mode.scheme] : mode.kind === "any" || mode.kind === "all" ? mode.schemes : [];
  for (const id of named) if (!known.has(id)) complain(`authentication names the scheme ${id}, which does not exist`);
}
