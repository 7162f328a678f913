import {
  child,
  elements,
  expectList,
  expectMembers,
  isObject,
  locationOf,
  type Node,
  originOf,
} from "@sdkwright/json-schema";
import {
  type EnumValue,
  literal,
  makeName,
  type Property,
  primitive,
  ref,
  splitWords,
  type Type,
  type TypeDecl,
  type TypeId,
  type Variant,
} from "@sdkwright/plugin-api";
import { conjureCatalogue } from "./catalogue.js";
import type { Context, Declared, Scope } from "./context.js";
import { checkKeys } from "./keys.js";
import { dealias, documentedAt, readType } from "./names.js";
import { holdsItself } from "./recursion.js";
import { givenName, typeIdOf, typeOf } from "./types.js";

const KINDS = ["fields", "alias", "values", "union"] as const;

/** Declares what a name stands for, once, and gives its id. */
export function declareObject(context: Context, { node, scope }: Declared): TypeId {
  const id = typeIdOf(context, node);
  if (context.types.has(id)) return id;
  context.types.set(id, undefined);
  checkKeys(context, node, [...KINDS, "package", "docs", "deprecated", "safety"]);
  const kinds = KINDS.filter((kind) => child(node, kind));
  const [kind] = kinds;
  if (!kind || kinds.length > 1) {
    const found = kinds.length === 0 ? "none of them" : kinds.map((one) => `\`${one}\``).join(" and ");
    context.report(conjureCatalogue.create("object-kind", { found }, { location: locationOf(node, "key") }));
  }
  const base = {
    id,
    name: givenName(node.token),
    origin: originOf(node),
    ...documentedAt(context, node),
    ...(context.namespace !== undefined && { namespace: context.namespace }),
  };
  context.types.set(id, declOf(context, { node, scope }, kind ?? "fields", base));
  return id;
}

type Base = Pick<TypeDecl, "id" | "name" | "origin" | "description" | "availability" | "namespace">;

function declOf(context: Context, declared: Declared, kind: (typeof KINDS)[number], base: Base): TypeDecl {
  const { node, scope } = declared;
  const part = child(node, kind);
  switch (kind) {
    case "fields":
      return { kind: "object", ...base, properties: propertiesOf(context, scope, part), extends: [], additional: null };
    case "alias":
      return { kind: "alias", ...base, type: part ? aliasedType(context, declared, part) : { kind: "unknown" } };
    case "values": {
      const values = valuesOf(context, part);
      if (values.length > 0) return { kind: "enum", ...base, base: "string", values, open: false };
      noteEmptyEnum(context, part ?? node);
      return { kind: "alias", ...base, type: primitive("string") };
    }
    case "union": {
      const variants = variantsOf(context, declared, base);
      // Without variants, every value is one that this definition does not know.
      if (variants.length === 0) return { kind: "alias", ...base, type: { kind: "unknown" } };
      return {
        kind: "union",
        ...base,
        discriminator: givenName("type"),
        variants,
      };
    }
    default:
      return kind satisfies never;
  }
}

function typeAt(context: Context, scope: Scope, node: Node) {
  return typeOf(context, scope, readType(context, node), isObject(node.value) ? (child(node, "type") ?? node) : node);
}

/** The type of an alias; one that leads back to itself, which is reported, stands for anything. */
function aliasedType(context: Context, declared: Declared, alias: Node): Type {
  const { node, scope } = declared;
  const end = dealias(context, scope, readType({ ...context, report: () => {} }, alias), alias);
  const leadsOn = end.kind === "name" && child(scope.objects.get(end.name) ?? alias, "alias") !== undefined;
  if (leadsOn) return { kind: "unknown" };
  if (!holdsItself(context, declared)) return typeAt(context, scope, alias);
  const location = locationOf(node, "key");
  context.report(conjureCatalogue.create("recursive-alias", { name: node.token }, { location }));
  return { kind: "unknown" };
}

/** Fields, or the arguments of an error. Optionals and collections may be absent: that means empty. */
export function propertiesOf(context: Context, scope: Scope, fields: Node | undefined): Property[] {
  return expectMembers(context, fields).map((field) => {
    const type = readType(context, field);
    const kind = dealias(context, scope, type, field).kind;
    return {
      name: givenName(field.token),
      type: typeAt(context, scope, field),
      required: kind === "primitive" || kind === "name",
      origin: originOf(field),
      ...documentedAt(context, field),
    };
  });
}

function valuesOf(context: Context, values: Node | undefined): EnumValue[] {
  const found: EnumValue[] = [];
  for (const node of expectList(context, values)) {
    const value = isObject(node.value) ? node.value.value : node.value;
    const text = typeof value === "string" ? value : JSON.stringify(value ?? null);
    const problem = enumProblem(text, found);
    if (problem !== undefined) {
      const params = { value: text, problem };
      context.report(conjureCatalogue.create("enum-value", params, { location: locationOf(node) }));
      continue;
    }
    found.push({ name: givenName(text), value: text, ...documentedAt(context, node) });
  }
  return found;
}

/** A list that failed for its values was reported for them. */
function noteEmptyEnum(context: Context, values: Node): void {
  if (elements(values).length > 0) return;
  context.report(conjureCatalogue.create("empty-enum", {}, { location: locationOf(values, "key") }));
}

function enumProblem(value: string, before: readonly EnumValue[]): string | undefined {
  if (value === "UNKNOWN") return "is kept for values that a reader does not know";
  if (!/^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/.test(value)) return "is not made of upper-case words, digits and `_`";
  return before.some((other) => other.value === value) ? "is listed twice" : undefined;
}

/** `{"type": "name", "name": value}`: each variant is an object of its own. */
function variantsOf(context: Context, { node, scope }: Declared, base: Base): Variant[] {
  return expectMembers(context, child(node, "union")).map((member): Variant => {
    const id: TypeId = `${base.id}/variant/${member.token}`;
    const origin = originOf(member);
    const words = [...base.name.words, ...splitWords(member.token)];
    const tag = { name: givenName("type"), type: literal(member.token), required: true, origin };
    const value = { name: givenName(member.token), type: typeAt(context, scope, member), required: true, origin };
    const documented = documentedAt(context, member);
    context.types.set(id, {
      kind: "object",
      id,
      name: makeName(words.join(" "), { words }),
      parent: base.id,
      properties: member.token === "type" ? [tag] : [tag, value],
      extends: [],
      additional: null,
      origin,
      ...documented,
      ...(context.namespace !== undefined && { namespace: context.namespace }),
    });
    return { name: givenName(member.token), type: ref(id), tags: [member.token], origin, ...documented };
  });
}

/** Every type of a file, used or not: a definition names a type because somebody wants it. */
export function declareAll(context: Context, scope: Scope): void {
  for (const node of scope.objects.values()) declareObject(context, { node, scope });
}
