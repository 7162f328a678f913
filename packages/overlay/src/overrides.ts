import type { Report } from "@sdkwright/diagnostics";
import type { Json, SourceDocument } from "@sdkwright/source";
import { overlayCatalogue } from "./catalogue.js";
import { closeDraft, isObject, memberSlot, openDraft, place, rootSlot, type Slot } from "./draft.js";
import { append, type Incoming, incomingMembers, type MergeRules, merge, put } from "./merge.js";

/** Below these keys stands data of the API, in which `null` is a value like others. */
const DATA_KEYS: ReadonlySet<string> = new Set([
  "example",
  "examples",
  "x-gen-examples",
  "x-fern-examples",
  "x-code-samples",
  "x-codeSamples",
]);

function mergesByIndex(value: readonly Json[]): boolean {
  return value.length > 0 && value.every((item) => typeof item === "object");
}

/** A list of objects is merged over a list of objects, item by item; any other list replaces. */
function mergeLists(slot: Slot, into: Json[], incoming: Incoming, rules: MergeRules): void {
  const value = incoming.value as Json[];
  if (!mergesByIndex(value) || !mergesByIndex(into)) {
    if (JSON.stringify(into) !== JSON.stringify(value)) put(slot, incoming);
    return;
  }
  for (const [index, item] of incomingMembers(incoming)) {
    const current = slot.get() as Json[];
    if (Number(index) >= current.length) append(slot, current, item);
    else if (item.value !== null) merge(memberSlot(slot, index), item, rules);
  }
}

const RULES: MergeRules = {
  lists: mergeLists,
  differs: () => true,
  nullRemoves: (path) => !path.some((key) => DATA_KEYS.has(key)),
};

/**
 * Merges an override file over a document: mappings member by member, `null` removes a member (but for examples, where
 * it is a value), lists of objects item by item, and anything else replaces. Several are applied by calling this once
 * for each, in order. An override that is no mapping is reported, and changes nothing.
 */
export function applyOverrides(document: SourceDocument, override: SourceDocument, report: Report): SourceDocument {
  if (!isObject(override.data)) {
    if (override.data === null) return document;
    const location = { document: override.path, pointer: "" };
    report(overlayCatalogue.create("override-not-a-mapping", { path: override.path }, { location }));
    return document;
  }
  const draft = openDraft(document);
  const incoming = { value: override.data, origin: { document: override, tokens: [] } };
  if (isObject(draft.data)) merge(rootSlot(draft), incoming, RULES);
  else place(rootSlot(draft), override.data, incoming.origin);
  return closeDraft(draft);
}
