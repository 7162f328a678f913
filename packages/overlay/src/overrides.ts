import { nearest, type Report } from "@sdkwright/diagnostics";
import { escapeToken, type Json, type SourceDocument } from "@sdkwright/source";
import { noteAddedSchemas } from "./added-schemas.js";
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
 * for each, in order. An override that is not a mapping is reported, and changes nothing.
 */
export function applyOverrides(document: SourceDocument, override: SourceDocument, report: Report): SourceDocument {
  if (!isObject(override.data)) {
    if (override.data === null) return document;
    const location = { document: override.path, pointer: "" };
    report(overlayCatalogue.create("override-not-a-mapping", { path: override.path }, { location }));
    return document;
  }
  noteAddedOperations(document.data, override, report);
  noteAddedSchemas(document.data, override, report);
  const draft = openDraft(document);
  const incoming = { value: override.data, origin: { document: override, tokens: [] } };
  if (isObject(draft.data)) merge(rootSlot(draft), incoming, RULES);
  else place(rootSlot(draft), override.data, incoming.origin);
  return closeDraft(draft);
}

const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace", "query"];

/**
 * Reports operations that an override adds without responses: it was meant to change one, and its path or method is
 * misspelled. One with responses is meant to be added.
 */
function noteAddedOperations(document: Json, override: SourceDocument, report: Report): void {
  const paths = membersOf(membersOf(document).paths);
  for (const [path, item] of Object.entries(membersOf(membersOf(override.data).paths))) {
    for (const method of METHODS.filter((name) => Object.hasOwn(membersOf(item), name))) {
      const added = membersOf(item)[method];
      if (!isObject(added) || "responses" in added || Object.hasOwn(membersOf(paths[path]), method)) continue;
      const isKnown = Object.hasOwn(paths, path);
      const location = {
        document: override.path,
        pointer: `/paths/${escapeToken(path)}${isKnown ? `/${method}` : ""}`,
        at: "key" as const,
      };
      const hint = isKnown ? undefined : nearest(path, Object.keys(paths));
      const params = { operation: `${method.toUpperCase()} ${path}`, nearest: hint };
      report(overlayCatalogue.create("override-adds-operation", params, { location }));
    }
  }
}

function membersOf(value: Json | undefined): { readonly [key: string]: Json } {
  return isObject(value) ? value : {};
}
