import { EVENT_ID, type Event, getScalarValue } from "js-yaml";
import type { Finder, Span } from "./pointer.js";
import { parseYamlEvents } from "./yaml-events.js";

/** Parsed events with, for each, the index after its subtree, and the anchors in force where an alias stands. */
interface Indexed {
  readonly text: string;
  readonly events: readonly Event[];
  readonly after: Int32Array;
  /** Index of an alias event -> index of the value that it stands for. */
  readonly targets: ReadonlyMap<number, number>;
}

function indexEvents(source: string, maxDepth: number): Indexed {
  const { events, text } = parseYamlEvents(source, maxDepth);
  const after = new Int32Array(events.length);
  const anchors = new Map<string, number>();
  const targets = new Map<number, number>();
  const open: number[] = [];
  for (const [index, event] of events.entries()) {
    after[index] = index + 1;
    if (event.type === EVENT_ID.POP) {
      const start = open.pop();
      if (start !== undefined) after[start] = index + 1;
      continue;
    }
    if (event.type === EVENT_ID.ALIAS) {
      const target = anchors.get(text.slice(event.anchorStart, event.anchorEnd));
      if (target !== undefined) targets.set(index, target);
      continue;
    }
    if ("anchorStart" in event && event.anchorStart >= 0) {
      anchors.set(text.slice(event.anchorStart, event.anchorEnd), index);
    }
    if (event.type !== EVENT_ID.SCALAR) open.push(index);
  }
  return { text, events, after, targets };
}

/** Where an event's own text begins; undefined for an empty scalar. */
function offsetOf(event: Event | undefined): number | undefined {
  if (!event) return undefined;
  if (event.type === EVENT_ID.SCALAR) {
    if (event.valueStart < 0) return undefined;
    const quoted = event.style === 2 || event.style === 3;
    return quoted ? event.valueStart - 1 : event.valueStart;
  }
  if (event.type === EVENT_ID.ALIAS) return event.anchorStart - 1;
  return "start" in event && event.start >= 0 ? event.start : undefined;
}

interface Found {
  readonly key?: number;
  readonly value: number;
}

/** Children of a collection, from first to last. */
function* children(doc: Indexed, parent: number): Generator<number> {
  const end = (doc.after[parent] ?? 0) - 1;
  for (let index = parent + 1; index < end; index = doc.after[index] ?? end) yield index;
}

function textOf(doc: Indexed, index: number): string | undefined {
  const event = doc.events[index];
  return event?.type === EVENT_ID.SCALAR ? getScalarValue(doc.text, event) : undefined;
}

function inMapping(doc: Indexed, mapping: number, name: string): Found | undefined {
  let found: Found | undefined;
  const merged: number[] = [];
  let key: number | undefined;
  for (const index of children(doc, mapping)) {
    if (key === undefined) {
      key = index;
      continue;
    }
    const text = textOf(doc, key);
    if (text === name) found = { key, value: index };
    if (text === "<<") merged.push(index);
    key = undefined;
  }
  if (found) return found;
  for (const source of merged) {
    found = inMerged(doc, source, name);
    if (found) return found;
  }
  return undefined;
}

function inMerged(doc: Indexed, index: number, name: string): Found | undefined {
  const source = doc.targets.get(index) ?? index;
  if (doc.events[source]?.type === EVENT_ID.MAPPING) return inMapping(doc, source, name);
  for (const item of children(doc, source)) {
    const found = inMerged(doc, item, name);
    if (found) return found;
  }
  return undefined;
}

function inSequence(doc: Indexed, sequence: number, token: string): Found | undefined {
  let position = 0;
  for (const index of children(doc, sequence)) {
    if (String(position) === token) return { value: index };
    position++;
  }
  return undefined;
}

function childOf(doc: Indexed, index: number, token: string): Found | undefined {
  const parent = doc.targets.get(index) ?? index;
  const type = doc.events[parent]?.type;
  if (type === EVENT_ID.MAPPING) return inMapping(doc, parent, token);
  return type === EVENT_ID.SEQUENCE ? inSequence(doc, parent, token) : undefined;
}

function spanOf(doc: Indexed, found: Found): Span {
  const key = found.key === undefined ? undefined : offsetOf(doc.events[found.key]);
  const value = offsetOf(doc.events[found.value]) ?? key ?? 0;
  return { value, ...(key !== undefined && { key }) };
}

/**
 * Finds places in a text that is valid YAML. The text is parsed a second time, at the first look-up: positions are
 * wanted only when something is wrong.
 */
export function yamlFinder(text: string, maxDepth: number): Finder {
  let indexed: Indexed | undefined;
  return (tokens) => {
    indexed ??= indexEvents(text, maxDepth);
    let found: Found | undefined = { value: 1 };
    for (const token of tokens) {
      if (found) found = childOf(indexed, found.value, token);
    }
    return found && spanOf(indexed, found);
  };
}
