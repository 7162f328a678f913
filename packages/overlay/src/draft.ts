import type { Json, SourceDocument } from "@sdkwright/source";
import { pointerTokens } from "@sdkwright/source";
import {
  emptyTrace,
  memberOrigin,
  memberTrace,
  type Origin,
  originOf,
  placeOfOrigin,
  rootedCopy,
  type Tokens,
  type Trace,
} from "./trace.js";

export type JsonObject = { [key: string]: Json };

/**
 * A document while it is being amended. What is not touched stays shared with the document that was read, which is
 * never written to: a list or mapping is copied the first time that one of its members changes.
 */
export interface Draft {
  readonly base: SourceDocument;
  data: Json;
  readonly trace: Trace;
  /** Lists and mappings that belong to this draft alone, and may be written to. */
  readonly owned: WeakSet<object>;
  changed: boolean;
}

/** A value inside a draft, with its trace, ready to be changed. */
export interface Slot {
  readonly draft: Draft;
  readonly trace: Trace;
  get(): Json;
  set(value: Json): void;
}

/** Starts to amend a document. */
export function openDraft(base: SourceDocument): Draft {
  return { base, data: base.data, trace: emptyTrace(), owned: new WeakSet(), changed: false };
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Sets a member, whatever its name: `__proto__` is a key like others. */
export function setMember(holder: JsonObject | Json[], key: string, value: Json): void {
  if (Array.isArray(holder)) holder[Number(key)] = value;
  else if (key !== "__proto__") holder[key] = value;
  else Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
}

/** The member of a list or mapping; undefined where it has none. */
export function memberOf(value: Json | undefined, key: string): Json | undefined {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return undefined;
  return Array.isArray(value) ? value[Number(key)] : value[key];
}

/** The slot's list or mapping, copied unless the draft owns it. */
export function own<T extends JsonObject | Json[]>(slot: Slot, value: T): T {
  if (slot.draft.owned.has(value)) return value;
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as T;
  slot.draft.owned.add(copy);
  slot.set(copy);
  return copy;
}

/** The slot of a draft's root. */
export function rootSlot(draft: Draft): Slot {
  return {
    draft,
    trace: draft.trace,
    get: () => draft.data,
    set: (value) => {
      draft.data = value;
    },
  };
}

/** The slot of a member of a list or mapping. Nothing is copied before it is set. */
export function memberSlot(slot: Slot, key: string): Slot {
  return {
    draft: slot.draft,
    get trace() {
      return memberTrace(slot.trace, key);
    },
    get: () => memberOf(slot.get(), key) ?? null,
    set: (value) => setMember(own(slot, slot.get() as JsonObject | Json[]), key, value),
  };
}

/** The slot that tokens lead to; undefined where nothing lies there (any more). */
export function slotAt(draft: Draft, tokens: Tokens): Slot | undefined {
  let slot = rootSlot(draft);
  for (const token of tokens) {
    if (memberOf(slot.get(), token) === undefined) return undefined;
    slot = memberSlot(slot, token);
  }
  return slot;
}

/** Puts a value that was written elsewhere into a slot. */
export function place(slot: Slot, value: Json, origin: Origin, inside?: Trace): void {
  slot.set(value);
  slot.trace.members.clear();
  slot.trace.origin = origin;
  for (const [key, member] of inside?.members ?? []) slot.trace.members.set(key, member);
  slot.draft.changed = true;
}

/** Removes members of the list or mapping that tokens lead to. */
export function removeMembers(draft: Draft, tokens: Tokens, keys: ReadonlySet<string>): void {
  const slot = slotAt(draft, tokens);
  const value = slot?.get();
  if (!slot || typeof value !== "object" || value === null) return;
  draft.changed = true;
  if (!Array.isArray(value)) {
    const kept = own(slot, value);
    for (const key of keys) {
      delete kept[key];
      slot.trace.members.delete(key);
    }
    return;
  }
  const origin = originOf(baseOrigin(draft), draft.trace, tokens);
  const left = value.map((_, index) => String(index)).filter((key) => !keys.has(key));
  const traces = left.map((key) => rootedCopy(slot.trace.members.get(key), memberOrigin(origin, slot.trace, key)));
  const list = own(slot, value);
  list.splice(0, list.length, ...left.map((key) => list[Number(key)] as Json));
  slot.trace.members.clear();
  for (const [index, trace] of traces.entries()) slot.trace.members.set(String(index), trace);
}

/** Origin of the draft's root before anything was changed. */
export function baseOrigin(draft: Draft): Origin {
  return { document: draft.base, tokens: [] };
}

/** The amended document. The one that was read, where nothing changed. */
export function closeDraft(draft: Draft): SourceDocument {
  const { base, data, trace } = draft;
  if (!draft.changed) return base;
  const locate = (pointer: string, at?: "key" | "value") =>
    placeOfOrigin(originOf(baseOrigin(draft), trace, pointerTokens(pointer)), at);
  return {
    path: base.path,
    text: base.text,
    format: base.format,
    data,
    position: (pointer, at) => base.position(pointer, at),
    locate,
    lineText: (line) => base.lineText(line),
  };
}
