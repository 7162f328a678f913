import {
  type Api,
  allProperties,
  type ErrorId,
  type HttpOperation,
  type OperationId,
  oncePer,
  type ResourceId,
  requestsOf,
  statusText,
  type Type,
  type TypeDecl,
  type TypeId,
} from "@sdkwright/plugin-api";
import { isEqual } from "./equal.js";
import { isSuccessor } from "./similar.js";

/** Pairs of the same thing in the old and the new state. */
export interface Pairs {
  /** In the order of the old state. */
  readonly operations: readonly (readonly [old: HttpOperation, now: HttpOperation])[];
  /** Old ids of operations of which nothing changed but documentation. */
  readonly equalOperations: ReadonlySet<OperationId>;
  readonly removedOperations: readonly HttpOperation[];
  readonly addedOperations: readonly HttpOperation[];
  /** Old id to new id. */
  readonly types: ReadonlyMap<TypeId, TypeId>;
  /** Old ids of types of which nothing changed but documentation, neither in them nor in what they inherit. */
  readonly equalTypes: ReadonlySet<TypeId>;
  readonly errors: ReadonlyMap<ErrorId, ErrorId>;
  readonly resources: ReadonlyMap<ResourceId, ResourceId>;
}

/** Verb and path without names of parameters, which callers of the API do not see; calls by name have one of their own. */
function addressOf(operation: HttpOperation): string {
  if (operation.carries) return `${operation.carries.protocol} ${operation.carries.method}`;
  const path = operation.path.map((part) => (part.kind === "text" ? part.text : "{}")).join("");
  const pinned = operation.streamCondition ? ` ${operation.streamCondition.value}` : "";
  return `${operation.method} ${path}${pinned}`;
}

/** Pairs the rest of two lists by a key that is unique in both. */
function pairBy<T>(old: Set<T>, now: Set<T>, keyOf: (item: T) => string | undefined, pairs: Map<T, T>): void {
  const byKey = new Map<string, T | undefined>();
  for (const item of now) {
    const key = keyOf(item);
    if (key !== undefined) byKey.set(key, byKey.has(key) ? undefined : item);
  }
  const seen = new Set<string>();
  for (const item of [...old]) {
    const key = keyOf(item);
    const match = key === undefined || seen.has(key) ? undefined : byKey.get(key);
    if (key === undefined || match === undefined) continue;
    seen.add(key);
    pairs.set(item, match);
    old.delete(item);
    now.delete(match);
  }
}

function pairOperations(old: Api, now: Api): Pick<Pairs, "operations" | "removedOperations" | "addedOperations"> {
  const [before, after] = [old, now].map((api) => new Set(requestsOf(api))) as [Set<HttpOperation>, Set<HttpOperation>];
  const all = [...before];
  const pairs = new Map<HttpOperation, HttpOperation>();
  const twin = ({ streamCondition }: HttpOperation): string => (streamCondition ? ` ${streamCondition.value}` : "");
  // Methods of one operation have one address, and each has a name of its own.
  const named = (one: HttpOperation): string => `${addressOf(one)} ${one.resource} ${one.name.words.join(" ")}`;
  pairBy(before, after, named, pairs);
  pairBy(before, after, addressOf, pairs);
  pairBy(before, after, (one) => one.operationId && one.operationId + twin(one), pairs);
  // Of those with one address, such as `/{id}` and `/{name}`. Calls by name have ids that only count them.
  pairBy(before, after, ({ id, carries }) => (carries ? undefined : id), pairs);
  return {
    operations: all.flatMap((one) => {
      const match = pairs.get(one);
      return match ? [[one, match] as const] : [];
    }),
    removedOperations: [...before],
    addedOperations: [...after],
  };
}

type TypePair = readonly [old: Type, now: Type];

function contentPairs(
  old: readonly { readonly kind: string; readonly type?: Type }[],
  now: readonly { readonly kind: string; readonly type?: Type }[],
): TypePair[] {
  const [one, other] = [old[0]?.type, now[0]?.type];
  return one && other ? [[one, other]] : [];
}

/** Places in two operations that are the same place, with their types. */
function operationPairs([old, now]: readonly [HttpOperation, HttpOperation]): TypePair[] {
  const parameters = old.parameters.flatMap((one): TypePair[] => {
    const other = now.parameters.find(({ in: place, name }) => place === one.in && name.wire === one.name.wire);
    return other ? [[one.type, other.type]] : [];
  });
  const responses = old.responses.flatMap((one): TypePair[] => {
    const key = statusText(one.status);
    const other = now.responses.find(({ status }) => statusText(status) === key) ?? now.responses[0];
    return other ? contentPairs(one.contents, other.contents) : [];
  });
  return [...parameters, ...contentPairs(old.body?.contents ?? [], now.body?.contents ?? []), ...responses];
}

/** Places in two declarations that are the same place. */
function declPairs(old: Api, now: Api, one: TypeDecl, other: TypeDecl): TypePair[] {
  if (one.kind === "object" && other.kind === "object") {
    const properties = new Map(allProperties(now, other).map((property) => [property.name.wire, property.type]));
    const inner = allProperties(old, one).flatMap((property): TypePair[] => {
      const type = properties.get(property.name.wire);
      return type ? [[property.type, type]] : [];
    });
    return one.additional && other.additional ? [...inner, [one.additional, other.additional]] : inner;
  }
  if (one.kind === "union" && other.kind === "union") {
    return one.variants.flatMap((variant, at): TypePair[] => {
      const tag = variant.tags[0];
      const match = tag === undefined ? other.variants[at] : other.variants.find(({ tags }) => tags.includes(tag));
      return match ? [[variant.type, match.type]] : [];
    });
  }
  return one.kind === "alias" && other.kind === "alias" ? [[one.type, other.type]] : [];
}

function innerPairs([old, now]: TypePair): TypePair[] {
  if (old.kind === "nullable" || now.kind === "nullable") {
    return [[old.kind === "nullable" ? old.inner : old, now.kind === "nullable" ? now.inner : now]];
  }
  if (old.kind === "list" && now.kind === "list") return [[old.items, now.items]];
  if (old.kind === "map" && now.kind === "map") return [[old.values, now.values]];
  if (old.kind !== "tuple" || now.kind !== "tuple") return [];
  return old.items.flatMap((item, at): TypePair[] => (now.items[at] ? [[item, now.items[at]]] : []));
}

/** Errors of one id are one, and of the rest those that an operation declares for the same status. */
function pairErrors(old: Api, now: Api, operations: Pairs["operations"]): Map<ErrorId, ErrorId> {
  const ids = (Object.keys(old.errors) as ErrorId[]).filter((id) => now.errors[id]);
  const pairs = new Map<ErrorId, ErrorId>(ids.map((id) => [id, id]));
  const taken = new Set<ErrorId>(ids);
  for (const [one, other] of operations) {
    for (const { status, error } of one.errors) {
      const match = other.errors.find((candidate) => statusText(candidate.status) === statusText(status));
      if (!match || pairs.has(error) || taken.has(match.error)) continue;
      pairs.set(error, match.error);
      taken.add(match.error);
    }
  }
  return pairs;
}

/** Groups of one id are one; a group that is gone is the new one that has all of its operations. */
function pairResources(old: Api, now: Api, operations: Pairs["operations"]): Map<ResourceId, ResourceId> {
  const pairs = new Map<ResourceId, ResourceId>();
  const places = new Map<ResourceId, Set<ResourceId>>();
  for (const [one, other] of operations)
    places.set(one.resource, (places.get(one.resource) ?? new Set()).add(other.resource));
  for (const id of Object.keys(old.resources) as ResourceId[]) {
    const [only, ...others] = places.get(id) ?? [];
    if (now.resources[id]) pairs.set(id, id);
    else if (only !== undefined && others.length === 0 && !old.resources[only]) pairs.set(id, only);
  }
  return pairs;
}

/** An id with a place in a list, which shifts when another item comes before it. */
const isCounted = (id: string): boolean => /\/\d+(?:\/|$)/.test(id);

/**
 * Types of one id are one, unless it only counts them; so are types of one chosen name; and of the rest those that stand
 * in the same place of what is one already, if they have something in common.
 */
function pairTypes(old: Api, now: Api, places: () => TypePair[]): Map<TypeId, TypeId> {
  const pairs = new Map<TypeId, TypeId>();
  const free = new Set(Object.keys(now.types) as TypeId[]);
  const pair = (one: TypeId, other: TypeId): void => {
    pairs.set(one, other);
    free.delete(other);
  };
  for (const id of Object.keys(old.types) as TypeId[]) if (now.types[id] && !isCounted(id)) pair(id, id);
  const named = (api: Api, ids: Iterable<TypeId>): Map<string, TypeId> => {
    const decls = [...ids].flatMap((id) => api.types[id] ?? []);
    const chosen = decls.filter(({ name, parent }) => name.explicit && parent === undefined);
    return new Map(chosen.map(({ name, namespace, id }) => [`${namespace ?? ""} ${name.wire}`, id]));
  };
  const unpaired = (Object.keys(old.types) as TypeId[]).filter((id) => !pairs.has(id));
  const byName = named(now, free);
  for (const [name, id] of named(old, unpaired)) {
    const match = byName.get(name);
    if (match) pair(id, match);
  }
  if (unpaired.length === 0) return pairs;
  const pending = places();
  for (const [one, other] of pairs)
    pending.push([
      { kind: "ref", id: one },
      { kind: "ref", id: other },
    ]);
  const seen = new Set<string>();
  for (let next = pending.pop(); next; next = pending.pop()) {
    const [one, other] = next;
    if (one.kind !== "ref" || other.kind !== "ref") {
      pending.push(...innerPairs(next));
      continue;
    }
    const [before, after] = [old.types[one.id], now.types[other.id]];
    if (!before || !after) continue;
    const isFree = !pairs.has(one.id) && free.has(other.id);
    if (isFree && isSuccessor(old, now, before, after)) pair(one.id, other.id);
    if (pairs.get(one.id) !== other.id || seen.has(one.id)) continue;
    seen.add(one.id);
    pending.push(...declPairs(old, now, before, after));
  }
  for (const id of unpaired) if (!pairs.has(id) && free.has(id)) pair(id, id);
  return pairs;
}

function equalTypesOf(old: Api, now: Api, types: Pairs["types"]): Set<TypeId> {
  const known = new Map<TypeId, boolean>();
  const isSame = (id: TypeId): boolean => {
    let same = known.get(id);
    if (same !== undefined) return same;
    const [one, other] = [old.types[id], now.types[types.get(id) ?? id]];
    same = isEqual(one, other, types) && (one?.kind !== "object" || one.extends.every(isSame));
    known.set(id, same);
    return same;
  };
  return new Set([...types.keys()].filter(isSame));
}

/** Pairs the declarations of two states by what the wire calls them: alike for all languages that see the same API. */
export const pairsOf = oncePer((old: Api) =>
  oncePer((now: Api): Pairs => {
    const operations = pairOperations(old, now);
    const errors = pairErrors(old, now, operations.operations);
    const bodies = () =>
      [...errors].flatMap(([one, other]): TypePair[] => {
        const [before, after] = [old.errors[one]?.type, now.errors[other]?.type];
        return before && after ? [[before, after]] : [];
      });
    const places = () => [...operations.operations.flatMap(operationPairs), ...bodies()];
    const types = pairTypes(old, now, places);
    const resources = pairResources(old, now, operations.operations);
    const equal = operations.operations.filter(([one, other]) => isEqual(one, other));
    const equalOperations = new Set(equal.map(([{ id }]) => id));
    return { ...operations, equalOperations, types, equalTypes: equalTypesOf(old, now, types), errors, resources };
  }),
);
