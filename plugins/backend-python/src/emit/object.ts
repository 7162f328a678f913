import type { FileWriter, ObjectNode, Property, Type } from "@sdkwright/plugin-api";
import { allProperties, isAlwaysThere, splitNull, typeNode, typePlanOf } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { builtin, typing } from "../dialect.js";
import { docOf } from "../docs.js";
import { call, items, json, stringLiteral } from "../literals.js";
import { isExpression } from "../shapes.js";
import { annotated, assignedField, optional, renamed, subscript, typeOf, union } from "../types.js";
import { emitClass, emitDoc, emitMember } from "./declare.js";
import { emitExpression } from "./expression.js";

function emitField(property: Property, node: ObjectNode, file: FileWriter, context: Context): void {
  const { fields } = context;
  const { wire } = property.name;
  const name = context.names.property(node.decl.id, wire);
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
function declaredIn(node: ObjectNode, { sdk, bases }: Context): readonly (readonly [Property, ObjectNode])[] {
  const own = new Set(node.decl.properties.map(({ name }) => name.wire));
  const repeated = bases(node.decl.id).repeated.map((id) => typeNode(sdk, id));
  return [...repeated, node].flatMap((each) => {
    if (each.kind !== "object") return [];
    const properties = each.decl.properties.filter(({ name }) => each === node || !own.has(name.wire));
    return properties.map((property) => [property, each] as const);
  });
}

/** The fields in which null says something else than nothing. */
function emitNullable(node: ObjectNode, file: FileWriter, { sdk, names }: Context): void {
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
function extrasOf({ decl, plan }: ObjectNode, { sdk, bases }: Context): Type | undefined {
  const own = plan.object?.extra ?? undefined;
  const inherited = bases(decl.id).order.flatMap((id) =>
    id === decl.id ? [] : (typePlanOf(sdk, id).object?.extra ?? []),
  );
  if (inherited.length === 0) return own;
  const text = JSON.stringify(own);
  return inherited.every((type) => JSON.stringify(type) === text) ? undefined : { kind: "unknown" };
}

/** The member from whose type type checkers and the runtime know that of undeclared properties. */
function emitExtras(node: ObjectNode, file: FileWriter, context: Context): void {
  const values = extrasOf(node, context);
  if (values === undefined) return;
  emitMember(file, {
    name: "model_extra",
    decorator: builtin("property"),
    result: typeOf({ kind: "map", values }, context.fields),
    doc: "Additional properties by name.",
    body: ["return super().model_extra"],
  });
}

/** `class Pet(WireModel)`, or a mapping where the definition declares no property. */
export function emitObject(node: ObjectNode, file: FileWriter, context: Context): void {
  const { decl, plan } = node;
  const { names, runtime, fields, sdk } = context;
  if (isExpression(sdk, decl.id)) {
    const values: Type = plan.object?.extra ?? { kind: "unknown" };
    emitExpression(node, (typeContext) => union(typeOf({ kind: "map", values }, typeContext)), file, context);
    return;
  }
  const parents = context.bases(decl.id).parents.map(fields.ref);
  const bases = parents.length > 0 ? parents : [runtime("WireModel")];
  const declared = declaredIn(node, context);
  for (const [property, object] of declared) file.declare(names.property(object.decl.id, property.name.wire));
  const doc = docOf(decl);
  emitClass(file, { name: names.type(decl.id), origin: decl.origin, bases, doc }, () => {
    if (doc) file.blank();
    if (!doc && declared.length === 0) file.line("pass");
    for (const [property, object] of declared) emitField(property, object, file, context);
    emitNullable(node, file, context);
    emitExtras(node, file, context);
  });
}
