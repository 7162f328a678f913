import type { Location } from "@sdkwright/diagnostics";
import { escapeToken, type Json, type SourceDocument } from "@sdkwright/source";

export type JsonObject = { [key: string]: Json };
type Mapping = Readonly<JsonObject>;

/**
 * What became of the parts of a foreign configuration, by their pointers: `settled` ones were carried or told of with all
 * that they contain, of `opened` ones each part counts by itself. Whatever is neither was dropped without a word.
 */
export type Ledger = Map<string, "opened" | "settled">;

/** A value of a foreign configuration, with its place. */
export interface Foreign {
  readonly document: SourceDocument;
  readonly value: Json;
  readonly pointer: string;
  readonly ledger: Ledger;
}

/** A document of a foreign configuration, of which nothing is settled yet. */
export function foreignRoot(document: SourceDocument): Foreign {
  return { document, value: document.data, pointer: "", ledger: new Map() };
}

export function isMapping(value: unknown): value is Mapping {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The place of a value, at its key where it has one. */
export function placeOf({ document, pointer }: Foreign): Location {
  return { document: document.path, pointer, at: "key" };
}

/** The last key of a value's pointer, as it is written. */
export function keyOf({ pointer }: Foreign): string {
  const token = pointer.slice(pointer.lastIndexOf("/") + 1);
  return token.replaceAll("~1", "/").replaceAll("~0", "~");
}

/** A value as a person names it: `targets.node.publish`; a whole configuration by its file. */
export function pathOf({ document, pointer }: Foreign): string {
  if (pointer === "") return document.path;
  return pointer
    .slice(1)
    .split("/")
    .map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"))
    .join(".");
}

/** Says that a value was carried, or told of. */
export function settle({ ledger, pointer }: Foreign): void {
  ledger.set(pointer, "settled");
}

/** Settles what a mapping has under each of some keys. */
export function settleKeys(from: Foreign | undefined, keys: readonly string[]): void {
  for (const [key, value] of entries(from)) if (keys.includes(key)) settle(value);
}

function part(from: Foreign, key: string, value: Json): Foreign {
  return { ...from, value, pointer: `${from.pointer}/${escapeToken(key)}` };
}

function open({ ledger, pointer }: Foreign): void {
  if (!ledger.has(pointer)) ledger.set(pointer, "opened");
}

/** What a mapping has under a key. */
export function child(from: Foreign, key: string): Foreign | undefined {
  if (!isMapping(from.value)) return undefined;
  open(from);
  const value = from.value[key];
  return value === undefined ? undefined : part(from, key, value);
}

/** What a mapping contains, by key; nothing of any other value. */
export function entries(from: Foreign | undefined): readonly (readonly [string, Foreign])[] {
  if (from === undefined || !isMapping(from.value)) return [];
  open(from);
  return Object.entries(from.value).map(([key, value]) => [key, part(from, key, value)]);
}

/** What a list contains; nothing of any other value. */
export function items(from: Foreign | undefined): readonly Foreign[] {
  if (from === undefined || !Array.isArray(from.value)) return [];
  open(from);
  return from.value.map((value, index) => part(from, String(index), value));
}

/** A text under a key, which is then settled. A value of another kind stays unsettled, and is told of at the end. */
export function textAt(from: Foreign | undefined, key: string): string | undefined {
  const found = from && child(from, key);
  if (typeof found?.value !== "string" || found.value === "") return undefined;
  settle(found);
  return found.value;
}

/** A flag under a key, which is then settled. */
export function flagAt(from: Foreign | undefined, key: string): boolean | undefined {
  const found = from && child(from, key);
  if (typeof found?.value !== "boolean") return undefined;
  settle(found);
  return found.value;
}

/** A number under a key, which is then settled. */
export function numberAt(from: Foreign | undefined, key: string): number | undefined {
  const found = from && child(from, key);
  if (typeof found?.value !== "number") return undefined;
  settle(found);
  return found.value;
}

/** Texts of a list under a key, which is then settled; undefined where there is none. */
export function textsAt(from: Foreign | undefined, key: string): readonly string[] | undefined {
  const found = from && child(from, key);
  if (!Array.isArray(found?.value) || !found.value.every((one) => typeof one === "string")) return undefined;
  settle(found);
  return found.value as string[];
}

/** What nobody settled: the outermost parts of which nothing was read. */
export function leftovers(from: Foreign): readonly Foreign[] {
  const state = from.ledger.get(from.pointer);
  if (state === "settled") return [];
  if (state === undefined) return [from];
  const parts = Array.isArray(from.value) ? items(from) : entries(from).map(([, value]) => value);
  return parts.flatMap(leftovers);
}
