import { escapeToken } from "@sdkwright/source";
import { migrateCatalogue } from "../catalogue.js";
import { commentOf } from "../comments.js";
import { type Definition, operationTarget } from "../definition.js";
import { callersSee, downloadName, drop, dropRest, type Reasons } from "../findings.js";
import {
  child,
  entries,
  type Foreign,
  flagAt,
  foreignRoot,
  isMapping,
  items,
  pathOf,
  placeOf,
  settle,
  textAt,
} from "../foreign.js";
import type { JsonObject } from "../json-object.js";
import type { Action, ReadContext, SpecFile } from "../migration.js";
import { pathIn } from "../paths.js";
import { groupsMany } from "./overlaid.js";
import type { SpeakeasyState } from "./state.js";

/** A source: definitions, overlays, and what changes them. */
export interface Source {
  readonly name: string;
  readonly foreign: Foreign;
  readonly specs: readonly SpecFile[];
}

const isRemote = (place: string) => /^https?:\/\//.test(place);

/** The source that the first target is made from; others are told of. */
export function readSource(root: Foreign, folder: string, context: ReadContext): Source | undefined {
  const sources = entries(child(root, "sources"));
  const wanted = entries(child(root, "targets")).map(([, target]) => child(target, "source")?.value);
  const used = wanted.find((one) => sources.some(([key]) => key === one));
  const [name, first] = sources.find(([key]) => key === used) ?? sources[0] ?? [];
  for (const [, other] of sources.filter(([key]) => key !== name)) {
    drop(other, "a generators.yml is of one API: run the command in a folder of its own for this one", context.report);
  }
  if (name === undefined || first === undefined) return undefined;
  const overlays = items(child(first, "overlays")).flatMap((overlay) => overlayOf(overlay, folder, context));
  const specs = items(child(first, "inputs")).flatMap((input, index): SpecFile[] => {
    const place = textAt(input, "location");
    if (place === undefined) return [];
    const remote = isRemote(place);
    const named = index === 0 ? context.definition : undefined;
    const path = named ?? (remote ? downloadName(place) : pathIn(folder, place));
    // The first one is needed, which an error tells.
    if (index > 0 && !context.sources.exists(path)) {
      const params = { what: pathOf(input), path, isRemote: remote };
      context.report(migrateCatalogue.create("no-file", params, { location: placeOf(child(input, "location")!) }));
    }
    return [{ path, ...(remote && { origin: place }), overlays: index === 0 ? overlays : [] }];
  });
  if (specs.length === 0 && context.definition !== undefined) specs.push({ path: context.definition, overlays });
  return { name, foreign: first, specs };
}

function overlayOf(overlay: Foreign, folder: string, context: ReadContext): string[] {
  const place = textAt(overlay, "location");
  if (place === undefined) return [];
  if (!isRemote(place) && context.sources.exists(pathIn(folder, place))) return [pathIn(folder, place)];
  drop(
    overlay,
    isRemote(place) ? "download the overlay, and name it in generators.yml" : "there is no such file",
    context.report,
  );
  return [];
}

/** Actions of the overlays of a configuration: each for the definition that has what it is about, else for the first. */
export function copyOverlays(overlays: readonly string[], states: readonly SpeakeasyState[]): void {
  const [first] = states;
  if (first === undefined) return;
  const { context } = first;
  for (const path of overlays) {
    const document = context.sources.read(path);
    if (document === undefined) continue;
    const root = foreignRoot(document);
    for (const action of items(child(root, "actions"))) {
      const of = states.find(({ definition }) => isAbout(action, definition)) ?? first;
      const copied = copyAction(action, of.changes);
      if (copied && groupsMany(copied)) callersSee(action, ONE_GROUP, context.report);
    }
    for (const key of ["overlay", "info", "extends"]) {
      const about = child(root, key);
      if (about) settle(about);
    }
    dropRest(root, OVERLAY_REASONS, context.report);
  }
}

const ONE_GROUP =
  "it may decide the groups of many operations, so that methods with several tags are in the group of the first one alone; " +
  "`x-gen-sdk-aliases` repeats them in others.";

const OVERLAY_REASONS: Reasons = [
  [/^x-speakeasy-jsonpath$/, "paths of overlays are of RFC 9535"],
  [/^actions\.\d+\.copy$/, "overlays are of version 1.0, which copies nothing: repeat what it copies"],
  [/^actions\.\d+$/, "an action has a target, and an update or a removal"],
];

/** The path or the component that a JSONPath begins with. */
const BEGINNING = /^\$(?:\.paths|\[["']paths["']\])\[(["'])(.+?)\1\]|^\$\.components\.(\w+)\.([\w-]+)/;

function isAbout(action: Foreign, { at }: Definition): boolean {
  const target = isMapping(action.value) ? String(action.value.target) : "";
  const [, , path, kind, name] = BEGINNING.exec(target) ?? [];
  if (path !== undefined) return at(`/paths/${escapeToken(path)}`) !== undefined;
  return kind !== undefined && at(`/components/${kind}/${escapeToken(name!)}`) !== undefined;
}

function copyAction(action: Foreign, changes: SpeakeasyState["changes"]): Action | undefined {
  if (!isMapping(action.value)) return undefined;
  const { target, update, remove } = action.value;
  if (typeof target !== "string" || (remove !== true && update === undefined)) return undefined;
  const comment = commentOf(action);
  const copy: Action = remove === true ? { target, remove, comment } : { target, update: update!, comment };
  changes.add(copy);
  for (const key of ["target", "remove", "description", ...(remove === true ? [] : ["update"])]) {
    const done = child(action, key);
    if (done) settle(done);
  }
  return copy;
}

/** Carries what leaves operations out of a source. Returns settings of the API. */
export function readTransformations(source: Foreign, states: readonly SpeakeasyState[]): JsonObject {
  const settings: JsonObject = {};
  for (const transformation of items(child(source, "transformations"))) {
    const filter = child(transformation, "filterOperations");
    if (flagAt(transformation, "removeUnused") === true) settings["only-include-referenced-schemas"] = true;
    if (filter !== undefined) Object.assign(settings, filterOf(filter, states));
  }
  return settings;
}

function filterOf(filter: Foreign, states: readonly SpeakeasyState[]): JsonObject {
  const ids = (textAt(filter, "operations") ?? "").split(/[\s,]+/).filter((id) => id !== "");
  const isKept = flagAt(filter, "include") ?? !(flagAt(filter, "exclude") ?? false);
  const operations = states.flatMap(({ definition, changes }) =>
    definition.operations.map((operation) => ({ ...operation, changes })),
  );
  const found = operations.filter(({ value }) => ids.includes(String(value.operationId)));
  for (const id of ids.filter((one) => found.every(({ value }) => value.operationId !== one))) {
    const params = { what: pathOf(filter), endpoint: id };
    states[0]?.context.report(migrateCatalogue.create("no-operation", params, { location: placeOf(filter) }));
  }
  if (isKept) return { filter: { endpoints: found.map(({ method, path }) => `${method.toUpperCase()} ${path}`) } };
  for (const { changes, ...one } of found) changes.update(operationTarget(one), { "x-gen-ignore": true });
  return {};
}
