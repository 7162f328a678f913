import { resolveConflicts } from "./conflicts.js";
import { mergeTexts } from "./merge.js";

/** A value of JSON. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

/** Reports whether two values are the same, whatever the order of members. */
export function isSame(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true;
  if (isList(one) && isList(other)) {
    return one.length === other.length && one.every((entry, index) => isSame(entry, other[index]));
  }
  if (!isObject(one) || !isObject(other)) return false;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => isSame(one[key], other[key]));
}

/** The states of a value: as generated before, as the user has it, as generated now. Undefined where it is absent. */
export interface States<T extends Json | undefined = Json | undefined> {
  readonly base: T;
  readonly ours: T;
  readonly theirs: T;
}

/** Told of pointers to values that both sides changed in different ways. */
export type OnKept = (pointer: string) => void;

/** A value with the changes of both sides; the user's where they differ. Entries of lists are told apart by a name. */
export function mergedValue(states: States, pointer: string, onKept: OnKept): Json | undefined {
  const { base, ours, theirs } = states;
  if (isSame(ours, theirs)) return ours;
  if (isObject(ours) && isObject(theirs)) {
    return mergedObject({ base: isObject(base) ? base : {}, ours, theirs }, pointer, onKept);
  }
  if (isSame(base, ours)) return theirs;
  if (isSame(base, theirs)) return ours;
  if (isList(ours) && isList(theirs)) {
    return mergedList({ base: isList(base) ? base : [], ours, theirs }, pointer, onKept);
  }
  onKept(pointer);
  return ours;
}

/** The same of objects, member by member. */
export function mergedObject({ base, ours, theirs }: States<JsonObject>, pointer: string, onKept: OnKept): JsonObject {
  const entries: [string, Json][] = [];
  for (const key of new Set([...Object.keys(ours), ...Object.keys(theirs)])) {
    const at = `${pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    const value = mergedValue({ base: base[key], ours: ours[key], theirs: theirs[key] }, at, onKept);
    if (value !== undefined) entries.push([key, value]);
  }
  return Object.fromEntries(entries);
}

/** Members by which entries of a list are told apart: the first that all entries have, and that differs in each. */
const NAMES = ["key", "listen", "name"] as const;

function tableBy(list: readonly Json[], member: string): ReadonlyMap<string, Json> | undefined {
  const table = new Map(list.map((entry) => [isObject(entry) ? entry[member] : undefined, entry]));
  const areNamed = table.size === list.length && [...table.keys()].every((name) => typeof name === "string");
  return areNamed ? (table as Map<string, Json>) : undefined;
}

function mergedList(states: States<readonly Json[]>, pointer: string, onKept: OnKept): readonly Json[] {
  const { base, ours, theirs } = states;
  for (const member of NAMES) {
    const [before, edited, generated] = [base, ours, theirs].map((list) => tableBy(list, member));
    if (!before || !edited || !generated) continue;
    const names = mergedOrder({ base: before, ours: edited, theirs: generated });
    return names.flatMap((name) => {
      const entry = { base: before.get(name), ours: edited.get(name), theirs: generated.get(name) };
      return mergedValue(entry, `${pointer}/${name}`, onKept) ?? [];
    });
  }
  if ([base, ours, theirs].every((list) => list.every((entry) => typeof entry === "string"))) {
    const merged = mergeTexts(base.join("\n"), ours.join("\n"), theirs.join("\n"));
    return resolveConflicts(merged, "ours").split("\n");
  }
  onKept(pointer);
  return ours;
}

/** Names in the user's order, new ones behind those that they are generated behind, without those that one side removed. */
function mergedOrder({ base, ours, theirs }: { readonly [S in keyof States]: ReadonlyMap<string, Json> }): string[] {
  const kept = [...ours.keys()].filter((name) => theirs.has(name) || !isSame(base.get(name), ours.get(name)));
  const added = [...theirs.keys()].filter((name) => !ours.has(name) && !base.has(name));
  return inserted(kept, added, [...theirs.keys()]);
}

/** A list with further entries, each behind the one that it follows in `order`, or before all. */
export function inserted(list: readonly string[], added: readonly string[], order: readonly string[]): string[] {
  const result = [...list];
  for (const name of added) {
    const before = order.slice(0, order.indexOf(name)).findLast((one) => result.includes(one));
    result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, name);
  }
  return result;
}
