import { type Json, MAX_DEPTH } from "@sdkwright/source";
import type { Tokens } from "./trace.js";

/** Values that overlays may add to a definition, however small it is. */
const MAX_ADDED = 300_000;

/** How large a definition has become under an overlay. */
export interface Growth {
  values: number;
  readonly limit: number;
  exceeded: boolean;
}

interface Extent {
  readonly values: number;
  readonly depth: number;
}

function extentOf(root: Json): Extent {
  let [values, depth] = [0, 0];
  const pending: { readonly value: Json; readonly level: number }[] = [{ value: root, level: 0 }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    values++;
    const { value, level } = next;
    if (typeof value !== "object" || value === null) continue;
    depth = Math.max(depth, level + 1);
    for (const member of Object.values(value)) pending.push({ value: member, level: level + 1 });
  }
  return { values, depth };
}

/** Starts to count. A definition that is large by itself may still double. */
export function growthOf(data: Json): Growth {
  const { values } = extentOf(data);
  return { values, limit: values + Math.max(MAX_ADDED, values), exceeded: false };
}

/**
 * Says whether a value is too much for its targets, and counts it otherwise. What it replaces is not subtracted: the
 * limit is far beyond any definition.
 */
export function refusalOf(growth: Growth, incoming: Json, targets: readonly Tokens[]) {
  const { values, depth } = extentOf(incoming);
  const deepest = targets.reduce((most, tokens) => Math.max(most, tokens.length), 0);
  // Where a list receives a value, this becomes one level deeper than the target.
  if (depth + deepest + 1 > MAX_DEPTH) return { code: "nests-too-deep", limit: MAX_DEPTH } as const;
  growth.values += values * targets.length;
  if (growth.values <= growth.limit) return undefined;
  growth.exceeded = true;
  return { code: "grows-too-large", limit: growth.limit } as const;
}
