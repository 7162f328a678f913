import { child, isObject, locationOf, type Node, textAt } from "@sdkwright/json-schema";
import { nearest } from "@sdkwright/plugin-api";
import { conjureCatalogue } from "./catalogue.js";
import type { Context, Declared, Scope } from "./context.js";
import { type ConjureType, parseType, printType } from "./type-text.js";

type NamedType = Extract<ConjureType, { readonly kind: "name" }>;

/** What a name stands for: a declaration, or the type that stands in for one of another world. */
export type Target =
  | { readonly kind: "declared"; readonly declared: Declared }
  | { readonly kind: "external"; readonly type: ConjureType }
  /** Reported. */
  | { readonly kind: "unknown" };

/** Reads the text of a type; what cannot be read is reported and is `any`. */
export function readType(context: Context, node: Node): ConjureType {
  const any: ConjureType = { kind: "primitive", name: "any" };
  const value = isObject(node.value) ? child(node, "type") : node;
  if (!value || typeof value.value !== "string") {
    const params = { what: node.token, expected: "the text of a type", found: JSON.stringify(value?.value ?? null) };
    context.report(conjureCatalogue.create("wrong-type", params, { location: locationOf(value ?? node) }));
    return any;
  }
  const parsed = parseType(value.value);
  if (parsed.ok) return parsed.type;
  const params = { text: value.value, problem: parsed.problem };
  context.report(conjureCatalogue.create("type-syntax", params, { location: locationOf(value) }));
  return any;
}

/** Finds what a name stands for, seen from a file. `at` is where it is used. */
export function findType(context: Context, scope: Scope, type: NamedType, at: Node): Target {
  const found = scopeOf(context, scope, type.prefix, at);
  if (!found) return { kind: "unknown" };
  const node = found.objects.get(type.name);
  if (node) return { kind: "declared", declared: { node, scope: found } };
  const external = found.externals.get(type.name);
  if (external) return { kind: "external", type: baseType(context, external) };
  const known = [...found.objects.keys(), ...found.externals.keys()];
  const params = { name: printType(type), nearest: nearest(type.name, known) };
  context.report(conjureCatalogue.create("unknown-type", params, { location: locationOf(at) }));
  return { kind: "unknown" };
}

/** The file that a prefix stands for; the one at hand without a prefix. Undefined where there is none (reported). */
export function scopeOf(context: Context, scope: Scope, prefix: string | undefined, at: Node): Scope | undefined {
  if (prefix === undefined) return scope;
  const found = scope.imports.get(prefix);
  if (found === undefined)
    context.report(conjureCatalogue.create("unknown-import", { prefix }, { location: locationOf(at) }));
  return found ?? undefined;
}

/** On the wire, a type of another world is what its `base-type` says, or anything. */
function baseType(context: Context, external: Node): ConjureType {
  const base = isObject(external.value) ? child(external, "base-type") : undefined;
  return base ? readType(context, base) : { kind: "primitive", name: "any" };
}

/** The type without names that only stand for another: aliases and types of other worlds are followed. */
export function dealias(context: Context, scope: Scope, type: ConjureType, at: Node): ConjureType {
  const seen = new Set<Node["value"]>();
  let current = { type, scope };
  for (;;) {
    if (current.type.kind !== "name") return current.type;
    const target = findType({ ...context, report: () => {} }, current.scope, current.type, at);
    if (target.kind === "external") return target.type;
    if (target.kind === "unknown") return { kind: "primitive", name: "any" };
    const { node, scope: owner } = target.declared;
    const alias = child(node, "alias");
    if (!alias || seen.has(node.value)) return current.type;
    seen.add(node.value);
    current = { type: readType({ ...context, report: () => {} }, alias), scope: owner };
  }
}

/** True for an enum, its aliases followed: plain text on the wire, as primitives are. */
export function isEnum(context: Context, scope: Scope, type: ConjureType, at: Node): boolean {
  const plain = dealias(context, scope, type, at);
  if (plain.kind !== "name") return false;
  const target = findType({ ...context, report: () => {} }, scope, plain, at);
  return target.kind === "declared" && child(target.declared.node, "values") !== undefined;
}

/** Text of a declaration: `docs`, and that it is deprecated. */
export function documentedAt(context: Context, node: Node) {
  if (!isObject(node.value)) return {};
  const description = textAt(context, node, "docs")?.trim();
  const deprecated = textAt(context, node, "deprecated");
  return {
    ...(description !== undefined && description !== "" && { description }),
    ...(deprecated !== undefined && { availability: { status: "deprecated" as const, message: deprecated } }),
  };
}
