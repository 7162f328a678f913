import { EVENT_ID, type Event, getScalarValue } from "js-yaml";
import type { SyntaxProblem } from "./yaml-syntax.js";

/**
 * Values that a document may contain once its aliases are written out. Twice what the largest real definitions contain,
 * which use no aliases.
 */
export const MAX_EXPANDED_VALUES = 1_000_000;

interface Weight {
  /** Values inside, itself included, with aliases written out. */
  size: number;
  /** Levels inside, itself included, with aliases written out. */
  depth: number;
}

interface Open extends Weight {
  readonly anchor: string | undefined;
}

function anchorOf(event: Event, text: string): string | undefined {
  if (!("anchorStart" in event) || event.anchorStart < 0) return undefined;
  return text.slice(event.anchorStart, event.anchorEnd);
}

function add(open: readonly Open[], weight: Weight): void {
  const parent = open[open.length - 1];
  if (!parent) return;
  parent.size += weight.size;
  parent.depth = Math.max(parent.depth, weight.depth + 1);
}

function useAlias(open: readonly Open[], weights: Map<string, Weight>, alias: string, maxDepth: number) {
  if (open.some((value) => value.anchor === alias)) return "recursive-alias" as const;
  add(open, weights.get(alias) ?? { size: 1, depth: 1 });
  const parent = open[open.length - 1];
  if (parent && parent.size > MAX_EXPANDED_VALUES) return "expansion" as const;
  return parent && parent.depth + open.length - 1 > maxDepth ? ("depth" as const) : undefined;
}

/**
 * Refuses aliases that lie inside the value that they stand for, and aliases that multiply beyond measure or depth:
 * whatever walks the parsed value would never come to an end. Documents without aliases pass at once.
 */
export function checkAliases(events: readonly Event[], text: string, maxDepth: number): YamlProblem | undefined {
  if (!events.some((event) => event.type === EVENT_ID.ALIAS)) return undefined;
  const weights = new Map<string, Weight>();
  const open: Open[] = [];
  for (const event of events) {
    if (event.type === EVENT_ID.POP) {
      const closed = open.pop();
      if (closed?.anchor !== undefined) weights.set(closed.anchor, closed);
      if (closed) add(open, closed);
    } else if (event.type === EVENT_ID.ALIAS) {
      const alias = text.slice(event.anchorStart, event.anchorEnd);
      const kind = useAlias(open, weights, alias, maxDepth);
      if (kind) return { kind, alias, offset: event.anchorStart - 1 };
    } else if (event.type === EVENT_ID.SCALAR) {
      const anchor = anchorOf(event, text);
      if (anchor !== undefined) weights.set(anchor, { size: 1, depth: 1 });
      add(open, { size: 1, depth: 1 });
    } else {
      open.push({ anchor: anchorOf(event, text), size: 1, depth: 1 });
    }
  }
  return undefined;
}

/** Earlier ones of the keys that repeat in a mapping, in order of appearance. */
export function findDuplicates(events: readonly Event[], text: string): { key: string; offset: number }[] {
  const found: { key: string; offset: number }[] = [];
  const open: { keys: Map<string, number> | undefined; expectsKey: boolean }[] = [];
  for (const event of events) {
    const parent = open[open.length - 1];
    if (event.type === EVENT_ID.POP) {
      open.pop();
      continue;
    }
    const keys = parent?.expectsKey ? parent.keys : undefined;
    if (parent?.keys) parent.expectsKey = !parent.expectsKey;
    if (event.type === EVENT_ID.SCALAR && keys) {
      const key = getScalarValue(text, event);
      const earlier = keys.get(key);
      if (earlier !== undefined) found.push({ key, offset: earlier });
      keys.set(key, event.valueStart);
    } else if (event.type !== EVENT_ID.ALIAS && event.type !== EVENT_ID.SCALAR) {
      const isMapping = event.type === EVENT_ID.MAPPING;
      open.push({ keys: isMapping ? new Map() : undefined, expectsKey: isMapping });
    }
  }
  return found.sort((a, b) => a.offset - b.offset);
}

/** Something wrong with a YAML text, at an offset. */
export type YamlProblem =
  | SyntaxProblem
  | ({ readonly offset: number } & (
      | { readonly kind: "documents" }
      | { readonly kind: "depth" }
      | { readonly kind: "recursive-alias"; readonly alias: string }
      | { readonly kind: "expansion" }
      | { readonly kind: "duplicate"; readonly key: string }
      | { readonly kind: "closing" }
    ));
