import { type JsonObject, mergeJson } from "@sdkwright/output";
import type { CollectionDocument } from "./service.js";

type Json = JsonObject[string];

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const listOf = (value: Json | undefined): readonly JsonObject[] =>
  Array.isArray(value) ? (value as readonly Json[]).filter(isObject) : [];

/** What an item is known by where its id is another one: its request, or the name of a folder. */
function signatureOf({ name, request }: JsonObject): string {
  if (!isObject(request)) return `folder ${String(name)}`;
  const { url } = request;
  const raw = isObject(url) ? url.raw : url;
  return `${String(request.method)} ${String(raw).split("?")[0]}`;
}

/** Ids of a generated document by those that the service has for the same items. */
function idsBetween(generated: JsonObject, remote: JsonObject, ids = new Map<string, string>()): Map<string, string> {
  for (const member of ["item", "response"]) {
    const own = listOf(generated[member]);
    const theirs = listOf(remote[member]);
    const known = new Set(theirs.map(({ id }) => id));
    const wanted = new Set(own.map(({ id }) => id));
    const free = theirs.filter(({ id }) => !wanted.has(id ?? ""));
    for (const item of own) {
      const signature = member === "item" ? signatureOf : ({ name }: JsonObject) => String(name);
      const match = known.has(item.id)
        ? theirs.find(({ id }) => id === item.id)
        : free.find((one) => signature(one) === signature(item));
      if (!match) continue;
      if (typeof item.id === "string" && typeof match.id === "string") ids.set(item.id, match.id);
      idsBetween(item, match, ids);
    }
  }
  return ids;
}

function withIds(value: Json, ids: ReadonlyMap<string, string>): Json {
  if (Array.isArray(value)) return value.map((entry: Json) => withIds(entry, ids));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, inner]) => {
    const isId = key === "id" && typeof inner === "string";
    return [key, isId ? (ids.get(inner) ?? inner) : withIds(inner, ids)] as const;
  });
  return Object.fromEntries(entries);
}

/** Members of an item that are its users': they win where nobody knows what was generated before. */
const OF_USERS = ["name", "description", "event"] as const;

/**
 * A state in between where nobody knows what was uploaded last: in it, texts and scripts are as generated, so that those of
 * the workspace count as edits, and requests are as the workspace has them, so that they are updated.
 */
function assumedBase(remote: JsonObject, generated: JsonObject): JsonObject {
  const own = new Map(listOf(generated.item).map((item) => [item.id, item]));
  const items = listOf(remote.item).flatMap((item): JsonObject[] => {
    const match = own.get(item.id ?? "");
    if (!match) return [];
    const texts = Object.fromEntries(OF_USERS.flatMap((key) => (match[key] === undefined ? [] : [[key, match[key]]])));
    const { name: _name, description: _description, event: _event, ...rest } = item;
    return [{ ...rest, ...texts, ...(item.item !== undefined && { item: assumedBase(item, match).item ?? [] }) }];
  });
  return { ...generated, item: items };
}

/** The collection to upload. */
export interface MergedCollection {
  readonly value: CollectionDocument;
  /** Values of the workspace that stay, although others are generated now. */
  readonly kept: readonly string[];
  /** Whether the workspace has all of it already. */
  readonly isSame: boolean;
}

/**
 * Merges a generated collection into that of the workspace, by what was uploaded last. Items whose ids the service has
 * changed are found by their requests.
 */
export function mergeCollection(
  remote: CollectionDocument,
  generated: CollectionDocument,
  uploaded: CollectionDocument | undefined,
): MergedCollection {
  const there = remote as JsonObject;
  const withTheirs = (document: CollectionDocument): JsonObject =>
    withIds(document as JsonObject, idsBetween(document as JsonObject, there)) as JsonObject;
  const theirs = withTheirs(generated);
  const base = uploaded ? withTheirs(uploaded) : assumedBase(there, theirs);
  const { value, kept } = mergeJson(base, there, theirs);
  return { value: value as CollectionDocument, kept, isSame: JSON.stringify(value) === JSON.stringify(there) };
}
