import type {
  JsonValue,
  Method,
  ReadStep,
  SampleEntry,
  SampleRead,
  SampleReads,
  SampleValue,
  Sdk,
  Type,
  TypeId,
} from "@sdkwright/plugin-api";
import { isAnyJson, resolveType } from "@sdkwright/plugin-api";
import { isList, isRecord } from "../json.js";
import type { WireResult } from "../wire/case.js";
import { declaredFields } from "./members.js";
import { sampleValue, type ValueModel } from "./values.js";

/** How many places of a result a test reads by then. */
const UP_TO = {
  /** One in each kind of container. */
  containers: 6,
  /** One of each kind of scalar in each kind of container. */
  kinds: 12,
  /** Whatever no test has read yet. */
  others: 8,
  /** A test shows what its own call gives, though others have read all of it. */
  seen: 2,
} as const;

/** Longest text that a test says once more. */
const LONGEST = 60;

/** Most steps to a place. */
const DEEPEST = 6;

/** A value on the way through a result, which programs can read where it is certain. */
interface Visit {
  readonly value: SampleValue;
  /** The value that leads here, and the step from it; null for the result itself. */
  readonly before: { readonly visit: Visit; readonly step: ReadStep } | null;
  /** How many steps lead here. */
  readonly depth: number;
  /** The place in the declarations that the last step passes: it is read in the same way in every test. */
  readonly place: string;
  /** The kinds of the steps. */
  readonly container: string;
  /** Declared types around the value that do not have a class. */
  readonly open: readonly TypeId[];
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is a day of the calendar. */
function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return DAY.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** A date-time whose moment every language holds exactly. */
const EXACT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,3})?(?:Z|[+-]\d{2}:\d{2})$/;

/**
 * Reports whether the value that programs must find is known, because an example in the definition may not match its
 * format.
 */
function isCertain({ api }: ValueModel, value: SampleValue): boolean {
  switch (value.kind) {
    case "enum-member":
    case "boolean":
    case "integer":
    case "number":
      return true;
    case "unknown-enum-value":
      return typeof value.value === "string" || typeof value.value === "number";
    case "text":
      return value.isValid && value.value.length <= LONGEST;
    case "date":
      return isDay(value.text);
    case "date-time":
      return value.moment !== null && EXACT.test(value.text);
    case "bytes":
      return Buffer.from(value.base64, "base64").toString("base64") === value.base64;
    case "null":
      return value.nullable && !isAnyJson(api, value.type) && resolveType(api, value.type).kind !== "null";
    default:
      return false;
  }
}

type Step = readonly [step: ReadStep, to: SampleValue];

const placeOf = ({ type, nullable }: SampleValue) => ({ type, nullable });

/** The first of a list's items and the last one, which a list that was cut lacks. */
function endsOf<T>(items: readonly T[]): readonly (readonly [item: T, index: number])[] {
  const all = items.map((item, index) => [item, index] as const);
  return all.filter((_, index) => index === 0 || index === items.length - 1);
}

function lastEntry(entries: readonly SampleEntry[]): Step[] {
  return entries.slice(-1).map(({ key, value: to }) => [{ kind: "key", key, ...placeOf(to) }, to]);
}

/**
 * The steps into a value. Tuples, constants and what the definition does not declare are left out, and a property without a
 * name, which not every runtime finds.
 */
function stepsInto({ types }: ValueModel, value: SampleValue): Step[] {
  switch (value.kind) {
    case "object":
      return declaredFields(value.members)
        .filter(({ wire }) => wire !== "")
        .map(({ wire, required, boxed, value: to }): Step => {
          return [{ kind: "property", id: value.id, wire, required, boxed, ...placeOf(to) }, to];
        });
    case "map-object":
      // A class that others extend is not a map.
      return types[value.id]?.object?.inherited ? [] : lastEntry(value.entries);
    case "map":
      return lastEntry(value.entries);
    case "list":
      return endsOf(value.items).map(([to, index]): Step => [{ kind: "index", index, ...placeOf(to) }, to]);
    case "variant": {
      const { id, index, value: to } = value;
      return to.kind === "null" ? [] : [[{ kind: "variant", id, index, ...placeOf(to) }, to]];
    }
    default:
      return [];
  }
}

/** Where a step leads in the declarations, from the place before it. */
function passedBy(step: ReadStep, before: string): string {
  switch (step.kind) {
    case "property":
      return `${step.id} ${step.wire}`;
    case "index":
      return `${before} ${step.index === 0 ? "first" : "last"}`;
    case "variant":
      return `${step.id} ${step.index}`;
    case "key":
      return `${before} value`;
    default:
      return step satisfies never;
  }
}

/** Whether a type is within itself without a class between: languages take such a value as any JSON. */
function isInItself(value: SampleValue, open: readonly TypeId[]): boolean {
  return value.type.kind === "ref" && value.kind !== "object" && open.includes(value.type.id);
}

function visited(visit: Visit, [step, value]: Step): Visit {
  const { type } = visit.value;
  const isOpen = type.kind === "ref" && visit.value.kind !== "object";
  return {
    value,
    before: { visit, step },
    depth: visit.depth + 1,
    place: passedBy(step, visit.place),
    container: `${visit.container} ${step.kind === "index" ? passedBy(step, step.kind) : step.kind}`,
    open: isOpen ? [...visit.open, type.id] : visit.open,
  };
}

/** The values of a result that programs can read, those with the shortest paths first. */
function candidatesOf(model: ValueModel, root: Visit): Visit[] {
  const found: Visit[] = [];
  const visits = [root];
  for (const visit of visits) {
    const { value } = visit;
    if (isInItself(value, visit.open)) continue;
    if (isCertain(model, value)) found.push(visit);
    if (visit.depth < DEEPEST) for (const step of stepsInto(model, value)) visits.push(visited(visit, step));
  }
  return found;
}

/** The steps to a value. */
function pathOf({ before }: Visit): ReadStep[] {
  return before === null ? [] : [...pathOf(before.visit), before.step];
}

/** What a null shows beside the places on its way. */
const nullPlace = (place: string): string => `${place} null`;

/** Whether no test has read the value, or a place on the way to it. */
function isNew(visit: Visit, seen: ReadonlySet<string>): boolean {
  if (visit.value.kind === "null" && !seen.has(nullPlace(visit.place))) return true;
  for (let at: Visit | undefined = visit; at; at = at.before?.visit) if (!seen.has(at.place)) return true;
  return false;
}

function addSeen(visit: Visit, seen: Set<string>): void {
  if (visit.value.kind === "null") seen.add(nullPlace(visit.place));
  for (let at: Visit | undefined = visit; at; at = at.before?.visit) seen.add(at.place);
}

/** The kinds of the steps and of the value. */
function shapeOf({ container, value }: Visit): string {
  return `${container} ${value.kind} ${"primitive" in value ? value.primitive : ""}`;
}

/** The values that a test reads, those first that say most. */
function chosen(candidates: readonly Visit[], seen: Set<string>): Visit[] {
  const taken = new Set<Visit>();
  const known = new Set<string>();
  const take = (candidate: Visit): void => {
    taken.add(candidate);
    known.add(candidate.container).add(shapeOf(candidate));
    addSeen(candidate, seen);
  };
  // What is not new now will not be new later.
  const unread = candidates.filter((candidate) => isNew(candidate, seen));
  const passes: readonly (readonly [from: readonly Visit[], upTo: number, isWanted: (visit: Visit) => boolean])[] = [
    [unread, UP_TO.containers, (visit) => !known.has(visit.container) && isNew(visit, seen)],
    [unread, UP_TO.kinds, (visit) => !known.has(shapeOf(visit)) && isNew(visit, seen)],
    [unread, UP_TO.others, (visit) => isNew(visit, seen)],
    [candidates, UP_TO.seen, () => true],
  ];
  for (const [from, upTo, isWanted] of passes) {
    for (const candidate of from) {
      if (taken.size >= upTo) break;
      if (!taken.has(candidate) && isWanted(candidate)) take(candidate);
    }
  }
  return candidates.filter((candidate) => taken.has(candidate));
}

/** What a call gives, as a value of a type: of a page or a stream, the list of its items. */
function givenBy({ result }: Method, wire: WireResult): readonly [type: Type, value: JsonValue] | undefined {
  if (wire.kind === "file" || wire.kind === "none" || wire.kind === "text") return undefined;
  switch (result.kind) {
    case "value":
      return result.media === "json" && wire.kind === "json" ? [result.type, wire.value] : undefined;
    case "stream":
      return [{ kind: "list", items: result.item }, [wire.value]];
    case "page": {
      const inner = result.plan.items.reduce<JsonValue>(
        (outer, key) => (isRecord(outer) ? (outer[key] ?? null) : null),
        wire.value,
      );
      return isList(inner) ? [{ kind: "list", items: result.item }, inner] : undefined;
    }
    default:
      return undefined;
  }
}

/**
 * What a test reads of the result of its call; null where there is nothing of which a program could find out more than the
 * comparison of the whole does. `seen` are the places that the tests of an SDK have read before, and takes those of this one.
 */
export function sampleReads(
  sdk: Pick<Sdk, "api" | "types">,
  method: Method,
  wire: WireResult,
  seen: Set<string>,
): SampleReads | null {
  const given = givenBy(method, wire);
  if (!given) return null;
  const [type, json] = given;
  const model: ValueModel = { api: sdk.api, types: sdk.types, direction: "response" };
  const value = sampleValue(model, type, json);
  const root: Visit = { value, before: null, depth: 0, place: JSON.stringify(type), container: "", open: [] };
  const list = chosen(candidatesOf(model, root), seen).map(
    (visit): SampleRead => ({ path: pathOf(visit), value: visit.value }),
  );
  if (list.length === 0) return null;
  const { result } = method;
  if (result.kind === "value") {
    return { from: { kind: "value" }, of: placeOf(value), optional: result.empty, list };
  }
  const [item] = value.kind === "list" ? value.items : [];
  const count = value.kind === "list" ? value.items.length : 0;
  return { from: { kind: "items", count }, of: placeOf(item ?? value), optional: false, list };
}
