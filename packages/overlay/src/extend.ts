import type { Json, SourceDocument } from "@sdkwright/source";
import {
  closeDraft,
  isObject,
  type JsonObject,
  memberOf,
  memberSlot,
  openDraft,
  rootSlot,
  type Slot,
} from "./draft.js";
import { append, type Incoming, incomingMembers, type MergeRules, merge, put } from "./merge.js";

const nameOf = (value: Json | undefined): string | undefined => {
  const name = memberOf(value, "name");
  return isObject(value) && typeof name === "string" ? name : undefined;
};

const isNamed = (list: readonly Json[]): boolean => list.length > 0 && list.every((item) => nameOf(item) !== undefined);

/** A list of named mappings is merged by name, as generators are; any other list replaces. */
function mergeByName(slot: Slot, into: Json[], incoming: Incoming, rules: MergeRules): void {
  if (!isNamed(into) || !isNamed(incoming.value as Json[])) {
    put(slot, incoming);
    return;
  }
  for (const [, item] of incomingMembers(incoming)) {
    const index = (slot.get() as Json[]).findIndex((one) => nameOf(one) === nameOf(item.value));
    if (index < 0) append(slot, slot.get() as Json[], item);
    else merge(memberSlot(slot, String(index)), item, rules);
  }
}

const RULES: MergeRules = { lists: mergeByName, differs: () => true, nullRemoves: () => true };

/**
 * A configuration with what it extends: its mappings are merged over those of `base` member by member, lists of named
 * mappings by their names, and anything else replaces; `null` removes a member. It keeps its path and its text; what comes
 * from `base` is located there.
 */
export function extendDocument(base: SourceDocument, own: SourceDocument): SourceDocument {
  const draft = openDraft(base);
  merge(rootSlot(draft), { value: own.data, origin: { document: own, tokens: [] } }, RULES);
  const merged = closeDraft(draft);
  return {
    ...own,
    data: merged.data as JsonObject,
    locate: (pointer, at) => merged.locate?.(pointer, at) ?? { document: base.path, ...base.position(pointer, at) },
  };
}
