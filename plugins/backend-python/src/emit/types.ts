import type {
  AliasNode,
  EnumNode,
  FileWriter,
  ObjectNode,
  Part,
  Property,
  Type,
  TypeId,
  TypeNode,
  UnionNode,
} from "@sdkwright/plugin-api";
import { allProperties, isAlwaysThere, resolveType, splitNull, typeNode, typePlanOf } from "@sdkwright/plugin-api";
import { builtin, external, typing } from "../dialect.js";
import { docOf } from "../docs.js";
import type { Emission } from "../emission.js";
import { call, dict, items, json, stringLiteral } from "../literals.js";
import { FIELDS, KEYWORDS } from "../reserved.js";
import { isExpression, ringOf, untaggedVariant } from "../shapes.js";
import {
  annotated,
  assigned,
  assignedField,
  INDENT,
  literalType,
  noted,
  optional,
  renamed,
  subscript,
  typeOf,
  union,
  unionExpression,
  unique,
  untagged,
} from "../types.js";
import { emitClass, emitDoc, emitMember, emitName } from "./declare.js";

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
  { decl }: TypeNode,
  value: (context: Emission["fields"]) => Part,
  file: FileWriter,
  emission: Emission,
): void {
  const { names, fields, sdk } = emission;
  const name = names.type(decl.id);
  emitName(file, name, decl.origin);
  const ring = ringOf(sdk, decl.id);
  if (ring.length > 0) {
    // A recursive alias cannot name itself while it is being defined, so names are quoted. Type checkers resolve such
    // names within one module only, and not in a call.
    const valueBy = (refer: (id: TypeId) => Part): Part =>
      value({ ...fields, ref: (id) => ['"', refer(id), '"'], union: unionExpression });
    const seen = valueBy((id) => (ring.includes(id) ? names.type(id) : fields.ref(id)));
    const told = assigned([name, ": ", typing("TypeAlias")], seen, { depth: INDENT });
    file.block(["if ", typing("TYPE_CHECKING"), ":"], () => file.line(told), "");
    const made = call(external("typing_extensions", "TypeAliasType"), [stringLiteral(name), valueBy(fields.ref)]);
    file.block("else:", () => file.line(name, " = ", made), "");
  } else {
    file.line(assigned([name, ": ", typing("TypeAlias")], value(expressionTypes(emission))));
  }
  emitDoc(file, docOf(decl));
}

export function emitAlias(node: AliasNode, file: FileWriter, emission: Emission): void {
  emitExpression(node, (context) => unionExpression(typeOf(node.decl.type, context)), file, emission);
}

const bases = { string: "str", integer: "int", number: "float" } as const;

/** `Status: TypeAlias = Union[Literal["active"], str]`: editors propose the declared values, and others are values too. */
export function emitEnum(node: EnumNode, file: FileWriter, emission: Emission): void {
  const { decl, plan } = node;
  const literals = literalType(decl.values.map(({ value }) => value));
  const all = plan.open ? unique([...literals, builtin(bases[decl.base])]) : literals;
  emitExpression(node, () => unionExpression(all), file, emission);
}

function emitField(property: Property, node: ObjectNode, file: FileWriter, emission: Emission): void {
  const { fields } = emission;
  const { wire } = property.name;
  const name = emission.names.property(node.decl.id, wire);
  const canBeMissing = !isAlwaysThere(property, node.plan);
  const type = typeOf(property.type, fields);
  const expr = canBeMissing ? optional(type) : type;
  // A required constant gets its value as default.
  const constant = property.type.kind === "literal" ? json(property.type.value) : undefined;
  const fallback = canBeMissing ? "None" : constant;
  if (name !== wire)
    file.line(name, ": ", renamed(expr, wire, fields), fallback === undefined ? "" : [" = ", fallback]);
  else file.line(fallback === undefined ? [name, ": ", annotated(expr)] : assignedField(name, expr, fallback));
  emitDoc(file, docOf(property));
}

/** The fields of a class: the properties of its object, after those of the objects that it cannot extend. */
function declaredIn(node: ObjectNode, { sdk, bases }: Emission): readonly (readonly [Property, ObjectNode])[] {
  const own = new Set(node.decl.properties.map(({ name }) => name.wire));
  const repeated = bases(node.decl.id).repeated.map((id) => typeNode(sdk, id));
  return [...repeated, node].flatMap((each) => {
    if (each.kind !== "object") return [];
    const properties = each.decl.properties.filter(({ name }) => each === node || !own.has(name.wire));
    return properties.map((property) => [property, each] as const);
  });
}

/** The fields in which null says something else than nothing. */
function emitNullable(node: ObjectNode, file: FileWriter, { sdk, names }: Emission): void {
  const nullable = allProperties(sdk.api, node.decl)
    .filter((property) => !isAlwaysThere(property, node.plan) && splitNull(sdk.api, property.type).nullable)
    .map(({ name }) => stringLiteral(names.property(node.decl.id, name.wire)));
  if (nullable.length === 0) return;
  const set = builtin("frozenset");
  const type = subscript(typing("ClassVar"), [subscript(set, [builtin("str")])]);
  file.line("_nullable: ", type, " = ", call(set, [items(nullable)]));
}

/**
 * The type of undeclared properties that a class has to declare; undefined if there is none, or if the classes that it
 * extends declare the same. If they declare others, type checkers accept only `Any`.
 */
function extrasOf({ decl, plan }: ObjectNode, { sdk, bases }: Emission): Type | undefined {
  const own = plan.object?.extra ?? undefined;
  const inherited = bases(decl.id).order.flatMap((id) =>
    id === decl.id ? [] : (typePlanOf(sdk, id).object?.extra ?? []),
  );
  if (inherited.length === 0) return own;
  const text = JSON.stringify(own);
  return inherited.every((type) => JSON.stringify(type) === text) ? undefined : { kind: "unknown" };
}

/** The member from whose type type checkers and the runtime know that of undeclared properties. */
function emitExtras(node: ObjectNode, file: FileWriter, emission: Emission): void {
  const values = extrasOf(node, emission);
  if (values === undefined) return;
  emitMember(file, {
    name: "model_extra",
    decorator: builtin("property"),
    result: typeOf({ kind: "map", values }, emission.fields),
    doc: "Additional properties by name.",
    body: ["return super().model_extra"],
  });
}

/** `class Pet(WireModel)`, or a mapping where the definition declares no property. */
export function emitObject(node: ObjectNode, file: FileWriter, emission: Emission): void {
  const { decl, plan } = node;
  const { names, runtime, fields, sdk } = emission;
  if (isExpression(sdk, decl.id)) {
    const values: Type = plan.object?.extra ?? { kind: "unknown" };
    emitExpression(node, (context) => union(typeOf({ kind: "map", values }, context)), file, emission);
    return;
  }
  const parents = emission.bases(decl.id).parents.map(fields.ref);
  const bases = parents.length > 0 ? parents : [runtime("WireModel")];
  const declared = declaredIn(node, emission);
  for (const [property, object] of declared) file.declare(names.property(object.decl.id, property.name.wire));
  const doc = docOf(decl);
  emitClass(file, { name: names.type(decl.id), origin: decl.origin, bases, doc }, () => {
    if (doc) file.blank();
    if (!doc && declared.length === 0) file.line("pass");
    for (const [property, object] of declared) emitField(property, object, file, emission);
    emitNullable(node, file, emission);
    emitExtras(node, file, emission);
  });
}

/** A class for a variant whose type does not declare the tag; undefined where the type itself will do. */
function emitVariant({ decl }: UnionNode, at: number, file: FileWriter, emission: Emission): Part | undefined {
  const { names, fields, sdk } = emission;
  const target = untaggedVariant(sdk, decl, at);
  const variant = decl.variants[at];
  const tag = decl.discriminator?.wire;
  if (target === null || !variant || tag === undefined) return undefined;
  const name = names.companion("variantMaker", decl.id, at);
  const isName = /^[a-z][a-z0-9_]*$/.test(tag) && !KEYWORDS.has(tag) && !FIELDS.has(tag);
  const type = literalType(variant.tags);
  const [only] = variant.tags.length === 1 ? variant.tags : [];
  if (isName) file.declare(tag);
  const doc = docOf(variant);
  emitClass(file, { name, bases: [fields.ref(target)], doc }, () => {
    if (doc) file.blank();
    const field: Part = isName ? [tag, ": ", union(type)] : ["tag_: ", renamed(type, tag, fields)];
    file.line(field, only === undefined ? "" : [" = ", json(only)]);
  });
  return name;
}

/** `Animal: TypeAlias = Annotated[Union[...], tagged("kind", ...)]`, or a union whose variants differ in shape. */
export function emitUnion(node: UnionNode, file: FileWriter, emission: Emission): void {
  const { decl, plan } = node;
  const { runtime, sdk } = emission;
  const own = decl.variants.map((_, at) => emitVariant(node, at, file, emission));
  // Python takes alternatives of one class as one.
  const kinds = decl.variants.map(({ type }, at) => own[at] ?? resolveType(sdk.api, type));
  const places = kinds.map((kind) => new Set(kinds.slice(0, kinds.indexOf(kind))).size);
  // A received value that matches no variant is kept unchanged.
  const isReceived = plan.direction === "received" || plan.direction === "both";
  const takesAll = kinds.some((kind) => typeof kind === "object" && "kind" in kind && kind.kind === "unknown");
  const unknown = isReceived && !takesAll ? [runtime("UnknownVariant")] : [];
  emitExpression(
    node,
    (context) => {
      const variants = decl.variants.map(({ type }, at) => own[at] ?? unionExpression(typeOf(type, context)));
      const [only, ...others] = unique(variants);
      const all = unique([...variants, ...unknown]);
      if (!decl.discriminator) return only && others.length === 0 ? only : untagged(all, context);
      const tags = decl.variants.flatMap(({ tags }, at) => tags.map((tag) => [String(tag), `${places[at]}`] as const));
      const tagged = call(runtime("tagged"), [stringLiteral(decl.discriminator.wire), dict(tags)]);
      return noted(unionExpression(all), tagged);
    },
    file,
    emission,
  );
}
