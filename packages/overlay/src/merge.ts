import type { Json } from "@sdkwright/source";
import { isObject, type JsonObject, memberOf, memberSlot, own, place, type Slot } from "./draft.js";
import { memberOrigin, type Origin, rootedCopy, type Trace } from "./trace.js";

/** A value to be merged, and where it was written. */
export interface Incoming {
  readonly value: Json;
  readonly origin: Origin;
  /** Origins inside a value that was itself amended. */
  readonly trace?: Trace | undefined;
}

/** What merging does where it has a choice. */
export interface MergeRules {
  /** Merges a list over a list. */
  readonly lists: (slot: Slot, into: Json[], incoming: Incoming, rules: MergeRules) => void;
  /** Is told of a value whose kind differs from what it meets; true where it may replace it. */
  readonly differs: (slot: Slot, incoming: Incoming) => boolean;
  /** Whether a `null` removes what it meets instead of replacing it. Asked with the keys on the way, outermost first. */
  readonly nullRemoves: (path: readonly string[]) => boolean;
}

function inside(incoming: Incoming, key: string, value: Json): Incoming {
  const { origin, trace } = incoming;
  return { value, origin: memberOrigin(origin, trace, key), trace: trace?.members.get(key) };
}

/** The members of an incoming list or mapping, each with its origin. */
export function incomingMembers(incoming: Incoming): [string, Incoming][] {
  const members = Object.entries(incoming.value as JsonObject);
  return members.map(([key, value]) => [key, inside(incoming, key, value)]);
}

/** Adds a value at the end of a list. */
export function append(slot: Slot, into: Json[], incoming: Incoming): void {
  const index = String(own(slot, into).length);
  put(memberSlot(slot, index), incoming);
}

/** Puts a value into a slot, in place of what is there. */
export function put(slot: Slot, incoming: Incoming): void {
  const { value, origin, trace } = incoming;
  place(slot, value, origin, trace && rootedCopy(trace, origin));
}

function isContainer(value: Json): value is Json[] | JsonObject {
  return typeof value === "object" && value !== null;
}

/** Merges a value into a slot: mappings member by member, lists by the rules, anything else by replacing. */
export function merge(slot: Slot, incoming: Incoming, rules: MergeRules, path: readonly string[] = []): void {
  const current = slot.get();
  const { value } = incoming;
  if (isObject(current) && isObject(value)) {
    for (const [key, member] of incomingMembers(incoming)) mergeMember(slot, key, member, rules, [...path, key]);
  } else if (Array.isArray(current) && Array.isArray(value)) {
    rules.lists(slot, current, incoming, rules);
  } else if (isContainer(current) || isContainer(value)) {
    if (rules.differs(slot, incoming)) put(slot, withoutNulls(incoming, rules, path));
  } else if (current !== value) {
    put(slot, incoming);
  }
}

function mergeMember(slot: Slot, key: string, member: Incoming, rules: MergeRules, path: readonly string[]): void {
  const current = memberOf(slot.get(), key);
  if (member.value === null && rules.nullRemoves(path)) {
    if (current === undefined) return;
    delete own(slot, slot.get() as JsonObject)[key];
    slot.trace.members.delete(key);
    slot.draft.changed = true;
  } else if (current === undefined) {
    put(memberSlot(slot, key), withoutNulls(member, rules, path));
  } else {
    merge(memberSlot(slot, key), member, rules, path);
  }
}

/** An incoming value without the members that would remove something, had there been anything. */
function withoutNulls(incoming: Incoming, rules: MergeRules, path: readonly string[]): Incoming {
  return { ...incoming, value: strip(incoming.value, rules, path) };
}

function strip(value: Json, rules: MergeRules, path: readonly string[]): Json {
  if (Array.isArray(value)) {
    const items = value.map((item) => strip(item, rules, path));
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  if (!isObject(value)) return value;
  const members = Object.entries(value).map(([key, member]) => [key, strip(member, rules, [...path, key])] as const);
  const left = members.filter(([key, member]) => member !== null || !rules.nullRemoves([...path, key]));
  const same = left.length === members.length && left.every(([key, member]) => member === value[key]);
  return same ? value : Object.fromEntries(left);
}
