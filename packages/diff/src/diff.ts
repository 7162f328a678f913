import type { SdkChange } from "./change.js";
import { compareClient } from "./compare/client.js";
import { compareOperations } from "./compare/operations.js";
import { compareTypes } from "./compare/types.js";
import { isEqual } from "./equal.js";
import type { Trait } from "./kind.js";
import { pairsOf } from "./pair.js";
import { relationsOf } from "./relation.js";
import type { SdkView } from "./view.js";
import type { Walk } from "./walk.js";

/** The changes between two states of an SDK of one language, as code that calls it sees them. Pure. */
export function diffSdks(old: SdkView, now: SdkView): readonly SdkChange[] {
  const { callers } = now;
  const pairs = pairsOf(old.sdk.api)(now.sdk.api);
  const traits = new Set<Trait>();
  if (callers.typing === "nominal") traits.add("nominal");
  if (callers.fixedArity) traits.add("fixedArity");
  const relations = relationsOf(old.sdk, now.sdk, pairs.types, callers);
  const namesAlike = isEqual(old.naming, now.naming);
  const walk: Walk = { old, now, pairs, relations, traits, namesAlike, changes: [] };
  compareOperations(walk);
  compareTypes(walk);
  compareClient(walk);
  return walk.changes;
}
