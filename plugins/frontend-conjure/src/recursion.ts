import { child, isObject, keyOf, locationOf, members, type Node } from "@sdkwright/json-schema";
import { conjureCatalogue } from "./catalogue.js";
import type { Context, Declared, Scope } from "./context.js";
import { findType, readType } from "./names.js";
import type { ConjureType } from "./type-text.js";

/** Reports types that contain themselves other than in an optional, list, set or map. */
export function checkRecursion(context: Context, scope: Scope): void {
  const quiet: Context = { ...context, report: () => {} };
  const done = new Set<string>();
  for (const node of scope.objects.values()) visit(quiet, { node, scope }, [], { done, report: context.report });
}

interface Walk {
  /** Keys of the types from which nothing leads back. */
  readonly done: Set<string>;
  readonly report: Context["report"];
}

function visit(context: Context, declared: Declared, open: readonly Node[], walk: Walk): void {
  const { node, scope } = declared;
  const at = open.findIndex((other) => keyOf(other) === keyOf(node));
  if (at >= 0) {
    const path = [...open.slice(at), node].map(({ token }) => token).join(" -> ");
    walk.report(conjureCatalogue.create("recursion", { path }, { location: locationOf(node, "key") }));
    return;
  }
  if (walk.done.has(keyOf(node))) return;
  for (const part of heldBy(node)) {
    const type = readType(context, part);
    if (type.kind !== "name") continue;
    const target = findType(context, scope, type, part);
    if (target.kind === "declared") visit(context, target.declared, [...open, node], walk);
  }
  walk.done.add(keyOf(node));
}

/** Where a type says what its values hold: an alias's type, and the fields of an object. A union needs only one. */
function heldBy(node: Node): Node[] {
  const alias = child(node, "alias");
  if (alias) return [alias];
  const fields = child(node, "fields");
  return fields && isObject(fields.value) ? members(fields) : [];
}

/** The types that a type names, at any depth. */
function namedIn(type: ConjureType): Extract<ConjureType, { readonly kind: "name" }>[] {
  switch (type.kind) {
    case "name":
      return [type];
    case "map":
      return [...namedIn(type.keys), ...namedIn(type.values)];
    case "list":
    case "set":
    case "optional":
      return namedIn(type.items);
    case "primitive":
      return [];
    default:
      return type satisfies never;
  }
}

/** Whether an alias is a collection of itself, through other aliases or none: a type that no language can name. */
export function holdsItself(context: Context, start: Declared): boolean {
  const quiet: Context = { ...context, report: () => {} };
  const seen = new Set<string>();
  const open = [start];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const part = child(next.node, "alias");
    if (!part) continue;
    for (const named of namedIn(readType(quiet, part))) {
      const target = findType(quiet, next.scope, named, part);
      if (target.kind !== "declared") continue;
      const key = keyOf(target.declared.node);
      if (key === keyOf(start.node)) return true;
      if (!seen.has(key)) open.push(target.declared);
      seen.add(key);
    }
  }
  return false;
}
