import { posix } from "node:path";
import type { Diagnostic, Report } from "@sdkwright/diagnostics";
import type { Json, SourceDocument } from "@sdkwright/source";
import { overlayCatalogue } from "./catalogue.js";
import { baseOrigin, closeDraft, type Draft, memberOf, openDraft, removeMembers, type Slot, slotAt } from "./draft.js";
import { type Growth, growthOf, refusalOf } from "./growth.js";
import { select } from "./jsonpath.js";
import { append, type Incoming, incomingMembers, type MergeRules, merge } from "./merge.js";
import { type Action, readOverlay } from "./shape.js";
import { originOf, pointerOf, rootedCopy, type Tokens, type Trace } from "./trace.js";

interface Context {
  readonly draft: Draft;
  readonly growth: Growth;
  readonly overlay: SourceDocument;
  readonly report: Report;
}

type Kind = "mapping" | "list" | "value";

function kindOf(value: Json | undefined): Kind {
  if (Array.isArray(value)) return "list";
  return typeof value === "object" && value !== null ? "mapping" : "value";
}

function valueAt(data: Json, tokens: Tokens): Json | undefined {
  return tokens.reduce<Json | undefined>(memberOf, data);
}

function traceAt(root: Trace, tokens: Tokens): Trace | undefined {
  return tokens.reduce<Trace | undefined>((trace, token) => trace?.members.get(token), root);
}

function fieldPlace(context: Context, action: Action, field?: string) {
  const pointer = `/actions/${action.index}${field === undefined ? "" : `/${field}`}`;
  return { location: { document: context.overlay.path, pointer } };
}

/** Merging as the Overlay Specification has it: lists are joined, and values of differing kinds are reported. */
function rulesOf(context: Context, tokens: Tokens): MergeRules {
  return {
    lists: (slot, into, incoming) => {
      for (const [, item] of incomingMembers(incoming)) append(slot, slot.get() as Json[] & typeof into, item);
    },
    differs: (slot, incoming) => {
      // A key without a value is a heading that an author left empty.
      if (incoming.value === null) return false;
      context.report(incompatible(slot, incoming, tokens));
      return true;
    },
    nullRemoves: () => false,
  };
}

function incompatible(slot: Slot, incoming: Incoming, tokens: Tokens): Diagnostic {
  const { document, tokens: written } = incoming.origin;
  const params = { pointer: pointerOf(tokens), was: kindOf(slot.get()), becomes: kindOf(incoming.value) };
  const location = { document: document.path, pointer: pointerOf(written) };
  return overlayCatalogue.create("incompatible-update", params, { location });
}

/** What an action merges into its targets; undefined where it merges nothing, which has been reported if it is a fault. */
function incomingOf(action: Action, context: Context): Incoming | undefined {
  const { draft, overlay, report } = context;
  if (action.update !== undefined) {
    return { value: action.update, origin: { document: overlay, tokens: ["actions", String(action.index), "update"] } };
  }
  if (action.copy === undefined) return undefined;
  const pointer = `/actions/${action.index}/copy`;
  const found = select(draft.data, action.copy, { overlay, pointer, report });
  const [source, ...more] = found ?? [];
  if (!found) return undefined;
  if (!source || more.length > 0) {
    const params = { source: action.copy, found: found.length };
    report(overlayCatalogue.create("copy-source", params, fieldPlace(context, action, "copy")));
    return undefined;
  }
  const origin = originOf(baseOrigin(draft), draft.trace, source);
  // A value of its own: what is copied may lie inside a target, or a target inside it.
  const value = structuredClone(valueAt(draft.data, source) ?? null);
  return { value, origin, trace: rootedCopy(traceAt(draft.trace, source), origin) };
}

function mergeTargets(action: Action, targets: readonly Tokens[], incoming: Incoming, context: Context): void {
  const kinds = new Set(targets.map((tokens) => kindOf(valueAt(context.draft.data, tokens))));
  if (kinds.size > 1) {
    const place = fieldPlace(context, action, "target");
    context.report(overlayCatalogue.create("mixed-targets", { target: action.target }, place));
    return;
  }
  for (const tokens of targets) {
    const slot = slotAt(context.draft, tokens);
    const current = slot?.get();
    if (!slot) continue;
    if (Array.isArray(current) && !Array.isArray(incoming.value)) append(slot, current, incoming);
    else merge(slot, incoming, rulesOf(context, tokens));
  }
}

function removeTargets(action: Action, targets: readonly Tokens[], context: Context): void {
  if (targets.some((tokens) => tokens.length === 0)) {
    context.report(overlayCatalogue.create("remove-root", {}, fieldPlace(context, action, "target")));
    return;
  }
  const holders = new Map<string, { readonly holder: Tokens; readonly keys: Set<string> }>();
  for (const tokens of targets) {
    const holder = tokens.slice(0, -1);
    const id = JSON.stringify(holder);
    const known = holders.get(id) ?? { holder, keys: new Set() };
    known.keys.add(tokens.at(-1) as string);
    holders.set(id, known);
  }
  // The deepest first: removing from a list moves what is inside its later items.
  const ordered = [...holders.values()].sort((a, b) => b.holder.length - a.holder.length);
  for (const { holder, keys } of ordered) removeMembers(context.draft, holder, keys);
}

/** Some tools write a trailing `~` for the key of what is selected; to remove a key is to remove the member. */
function targetPath({ target, remove }: Action): string {
  return remove && target.endsWith("~") ? target.slice(0, -1) : target;
}

function applyAction(action: Action, context: Context): void {
  const { draft, overlay, report } = context;
  const { target, remove } = action;
  for (const field of ["update", "copy"] as const) {
    if (!remove || action[field] === undefined) continue;
    report(overlayCatalogue.create("ignored-field", { field }, fieldPlace(context, action, field)));
  }
  if (!remove && action.update !== undefined && action.copy !== undefined) {
    report(overlayCatalogue.create("copy-and-update", {}, fieldPlace(context, action, "copy")));
    return;
  }
  const pointer = `/actions/${action.index}/target`;
  const targets = select(draft.data, targetPath(action), { overlay, pointer, report });
  const incoming = remove ? undefined : incomingOf(action, context);
  if (!targets || (!remove && !incoming && action.copy !== undefined)) return;
  if (targets.length === 0) {
    report(overlayCatalogue.create("no-match", { target }, fieldPlace(context, action, "target")));
    return;
  }
  const refusal = incoming && refusalOf(context.growth, incoming.value, targets);
  if (refusal) {
    report(overlayCatalogue.create(refusal.code, { limit: refusal.limit }, fieldPlace(context, action)));
    return;
  }
  const before = draft.changed;
  draft.changed = false;
  let findings = 0;
  const watched: Report = (found) => {
    findings++;
    report(found);
  };
  const watching = { ...context, report: watched };
  if (remove) removeTargets(action, targets, watching);
  else if (incoming) mergeTargets(action, targets, incoming, watching);
  if (!draft.changed && findings === 0)
    report(overlayCatalogue.create("no-effect", { target }, fieldPlace(context, action)));
  draft.changed = draft.changed || before;
}

function checkExtends(from: string, document: SourceDocument, overlay: SourceDocument, report: Report): void {
  if (/^[a-z][a-z0-9+.-]*:/i.test(from)) return;
  const named = posix.normalize(posix.join(posix.dirname(overlay.path), from));
  if (named === posix.normalize(document.path)) return;
  const location = { document: overlay.path, pointer: "/extends" };
  report(overlayCatalogue.create("extends-other", { extends: named, path: document.path }, { location }));
}

/**
 * Applies an overlay by the OpenAPI Overlay Specification 1.0 or 1.1 to a document, and gives the amended document; the
 * one given is not changed, and shares with it all that no action touched. What is wrong is reported at its place in
 * the overlay: of a wrong shape nothing is applied, of a wrong action nothing of that action.
 */
export function applyOverlay(document: SourceDocument, overlay: SourceDocument, report: Report): SourceDocument {
  const read = readOverlay(overlay, report);
  if (!read) return document;
  if (read.extends !== undefined) checkExtends(read.extends, document, overlay, report);
  const draft = openDraft(document);
  const context = { draft, overlay, report, growth: growthOf(document.data) };
  for (const action of read.actions) {
    applyAction(action, context);
    if (context.growth.exceeded) break;
  }
  return closeDraft(draft);
}
