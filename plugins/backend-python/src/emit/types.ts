import type {
  AliasNode,
  EnumNode,
  FileWriter,
  ObjectNode,
  Part,
  Property,
  Type,
  TypeId,
  UnionNode,
} from "@sdkwright/plugin-api";
import { allProperties, list, splitNull } from "@sdkwright/plugin-api";
import { docOf } from "../docs.js";
import type { Emission } from "../emission.js";
import { call, dict, items, json, scalar, stringLiteral } from "../literals.js";
import { FIELDS, KEYWORDS } from "../reserved.js";
import { holdsItself, isExpression, untaggedVariant } from "../shapes.js";
import {
  alias,
  annotated,
  assignment,
  builtin,
  external,
  literalType,
  optional,
  subscript,
  typeOf,
  typing,
  union,
  unionExpression,
  unique,
} from "../types.js";
import { emitClass, emitDoc } from "./declare.js";

/** Types in an expression that is made when its module is imported: those of other modules are imported before. */
function expressionTypes(emission: Emission): Emission["fields"] {
  const { names, layout, fields } = emission;
  return {
    ...fields,
    ref: (id) => ({ part: "sym", name: names.type(id), module: layout.types.get(id) ?? layout.paths.types }),
  };
}

/** `Name: TypeAlias = ...`, or a type that can hold itself. */
function emitExpression(
  node: AliasNode | EnumNode | UnionNode | ObjectNode,
  file: FileWriter,
  emission: Emission,
  value: (context: Emission["fields"]) => Part,
): void {
  const { decl } = node;
  const name = emission.names.type(decl.id);
  file.blank();
  file.declare(name, decl.origin);
  if (holdsItself(emission.sdk, decl.id)) {
    // Its own name is known only when it is there.
    const quoted = { ...emission.fields, ref: (id: TypeId): Part => ['"', emission.fields.ref(id), '"'] };
    file.line(
      name,
      " = ",
      list([external("typing_extensions", "TypeAliasType"), "("], [stringLiteral(name), value(quoted)], ")"),
    );
  } else {
    file.line(alias(name, typing("TypeAlias"), value(expressionTypes(emission))));
  }
  emitDoc(file, docOf(decl));
}

export function emitAlias(node: AliasNode, file: FileWriter, emission: Emission): void {
  emitExpression(node, file, emission, (context) => unionExpression(typeOf(node.decl.type, context)));
}

const bases = { string: "str", integer: "int", number: "float" } as const;

/** `Status: TypeAlias = Union[Literal["active"], str]`: editors propose the declared values, and others are values too. */
export function emitEnum(node: EnumNode, file: FileWriter, emission: Emission): void {
  const { decl, plan } = node;
  const literals = literalType(decl.values.map(({ value }) => value));
  emitExpression(node, file, emission, () => {
    return unionExpression(plan.open ? unique([...literals, builtin(bases[decl.base])]) : literals);
  });
}

/** Fields of a model that the definition requires, and that have one value only. */
function constantOf({ type }: Property): Part | undefined {
  if (type.kind !== "literal") return undefined;
  return typeof type.value === "string" ? stringLiteral(type.value) : scalar(type.value);
}

function emitField(property: Property, node: ObjectNode, file: FileWriter, emission: Emission): void {
  const { names, fields, runtime } = emission;
  const { wire } = property.name;
  const name = names.property(node.decl.id, wire);
  const canBeMissing = isOptional(property, node);
  const type = typeOf(property.type, fields);
  const expr = canBeMissing ? optional(type) : type;
  const fallback = canBeMissing ? "None" : constantOf(property);
  if (name !== wire) {
    const wireName: Part = [runtime("Wire"), "(", stringLiteral(wire), ")"];
    const whole = subscript(typing("Annotated"), [union(expr), wireName]);
    file.line(name, ": ", whole, fallback === undefined ? "" : [" = ", fallback]);
  } else if (fallback === undefined) {
    file.line(name, ": ", annotated(expr));
  } else {
    file.line(assignment(name, expr, fallback));
  }
  emitDoc(file, docOf(property));
}

/** Parents without those that others of them have already. */
function parentsOf({ decl }: ObjectNode, { sdk }: Emission): readonly TypeId[] {
  const ancestors = (id: TypeId): TypeId[] => {
    const parent = sdk.api.types[id];
    return parent?.kind === "object" ? parent.extends.flatMap((next) => [next, ...ancestors(next)]) : [];
  };
  const inherited = new Set(decl.extends.flatMap(ancestors));
  return decl.extends.filter((id) => !inherited.has(id));
}

/** Fields that can be missing, although the definition may require them. */
function isOptional(property: Property, { plan }: ObjectNode): boolean {
  return !property.required || (plan.object?.optional.includes(property.name.wire) ?? false);
}

/** Optional fields for which null says something else than nothing. */
function nullableNames(node: ObjectNode, { sdk, names }: Emission): string[] {
  return allProperties(sdk.api, node.decl)
    .filter((property) => isOptional(property, node) && splitNull(sdk.api, property.type).nullable)
    .map(({ name }) => names.property(node.decl.id, name.wire));
}

function emitFields(node: ObjectNode, file: FileWriter, emission: Emission): void {
  for (const property of node.decl.properties) emitField(property, node, file, emission);
  const nullable = nullableNames(node, emission);
  if (nullable.length === 0) return;
  const value = call("frozenset", [items(nullable.map(stringLiteral))]);
  file.line("_nullable: ", typing("ClassVar"), "[frozenset[str]] = ", value);
}

/** `class Pet(Model)`, or a mapping where the definition declares no property. */
export function emitObject(node: ObjectNode, file: FileWriter, emission: Emission): void {
  const { decl, plan } = node;
  if (isExpression(emission.sdk, decl.id)) {
    const values: Type = plan.object?.extra ?? { kind: "unknown" };
    emitExpression(node, file, emission, (context) => union(typeOf({ kind: "map", values }, context)));
    return;
  }
  const { names, runtime } = emission;
  const parents = parentsOf(node, emission).map(emission.fields.ref);
  for (const { name } of decl.properties) file.declare(names.property(decl.id, name.wire));
  emitClass(
    file,
    {
      name: names.type(decl.id),
      origin: decl.origin,
      bases: parents.length > 0 ? parents : [runtime("Model")],
      doc: docOf(decl),
    },
    () => {
      const doc = docOf(decl);
      const hasMembers = decl.properties.length > 0 || nullableNames(node, emission).length > 0;
      if (doc && hasMembers) file.blank();
      if (!doc && decl.properties.length === 0) file.line("pass");
      emitFields(node, file, emission);
    },
  );
}

/** Tags of a union's variants, as the runtime looks them up. */
function tagTable({ decl }: UnionNode): Part {
  return dict(decl.variants.flatMap(({ tags }, at) => tags.map((tag) => [String(tag), `${at}`] as const)));
}

/** The variants with what tells them apart. A value that is none of them is kept as it came. */
function taggedUnion(node: UnionNode, emission: Emission, variants: readonly Part[], tag: string): Part {
  const { runtime } = emission;
  const unknown: Part[] = node.plan.union?.keepsUnknown === false ? [] : [runtime("UnknownVariant")];
  const discriminator = list([runtime("tagged"), "("], [stringLiteral(tag), tagTable(node)], ")");
  return subscript(typing("Annotated"), [subscript(typing("Union"), [...variants, ...unknown]), discriminator]);
}

/** A class for a variant whose type does not declare the tag; undefined where the type itself will do. */
function emitVariant({ decl }: UnionNode, at: number, file: FileWriter, emission: Emission): Part | undefined {
  const { names, runtime, sdk } = emission;
  const target = untaggedVariant(sdk, decl, at);
  const variant = decl.variants[at];
  const tag = decl.discriminator?.wire;
  if (target === null || !variant || tag === undefined) return undefined;
  const name = names.companion("variantMaker", decl.id, at);
  const field = /^[a-z][a-z0-9_]*$/.test(tag) && !KEYWORDS.has(tag) && !FIELDS.has(tag) ? tag : "tag_";
  const literal = union(literalType(variant.tags));
  const [only] = variant.tags;
  const type =
    field === tag
      ? literal
      : subscript(typing("Annotated"), [literal, [runtime("Wire"), "(", stringLiteral(tag), ")"]]);
  const doc = docOf(variant);
  emitClass(file, { name, bases: [emission.fields.ref(target)], doc }, () => {
    if (doc) file.blank();
    file.line(field, ": ", type, variant.tags.length === 1 && only !== undefined ? [" = ", json(only)] : "");
  });
  return name;
}

/** `Animal: TypeAlias = Annotated[Union[...], tagged("kind", ...)]`, or a union whose variants differ in shape. */
export function emitUnion(node: UnionNode, file: FileWriter, emission: Emission): void {
  const { decl } = node;
  const { runtime } = emission;
  const tag = decl.discriminator?.wire;
  const own = decl.variants.map((_, at) => emitVariant(node, at, file, emission));
  emitExpression(node, file, emission, (context) => {
    const variants = decl.variants.map(({ type }, at) => own[at] ?? unionExpression(typeOf(type, context)));
    if (tag !== undefined) return taggedUnion(node, emission, variants, tag);
    const all = unique([...variants, ...(node.plan.union?.keepsUnknown === false ? [] : [runtime("UnknownVariant")])]);
    if (all.length === 1) return all[0] ?? "";
    return subscript(typing("Annotated"), [subscript(typing("Union"), all), [runtime("untagged"), "()"]]);
  });
}
