import type { EnumNode, ErrorNode, ObjectNode, Property, Type, UnionNode } from "@sdkwright/plugin-api";
import { allProperties, isAlwaysThere, resolveType, splitNull, statusErrorName } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { type Alias, type Declaration, keyword, type Parameter, type Signature } from "./declaration.js";
import * as shapes from "./shapes.js";
import { ANY, arrayOf, classShape, either, hashOf, type Shape, STRING, SYMBOL } from "./shapes.js";
import { enumShape, modelShape, shapeOf, unionShape } from "./types.js";

/** A hash by names in JSON, which programs may give as symbols too. */
export const givenHash = (values: Shape): Shape => hashOf(either(STRING, SYMBOL), values);

const valueAlias = (shape: Shape, inSorbet: boolean): Alias => ({ name: "value", shape, inSorbet });
const givenAlias = (shape: Shape, inSorbet: boolean): Alias => ({ name: "given", shape, inSorbet });

/** Whether a property has only one value, which its constructor knows. */
function isConstant({ api }: Context, type: Type): boolean {
  const { inner, nullable } = splitNull(api, type);
  return !nullable && resolveType(api, inner).kind === "literal";
}

function parameterOf(context: Context, { decl, plan }: ObjectNode, property: Property): Parameter {
  const name = context.names.property(decl.id, property.name.wire);
  const isOptional = !isAlwaysThere(property, plan) || isConstant(context, property.type);
  return keyword(name, shapeOf(context, property.type, "argument"), isOptional);
}

function readerOf(context: Context, { decl, plan }: ObjectNode, property: Property): Signature {
  const name = context.names.property(decl.id, property.name.wire);
  return { name, gives: shapeOf(context, property.type, "value", !isAlwaysThere(property, plan)) };
}

/** A model: how it is made, and how its properties are read. */
export function objectDeclaration(node: ObjectNode, context: Context): Declaration {
  const { api, names, core } = context;
  const { decl, plan } = node;
  const all = allProperties(api, decl);
  const extra = plan.object?.extra ?? null;
  const further = givenHash(extra ? shapeOf(context, extra, "argument") : ANY);
  const parameters = [...all.map((one) => parameterOf(context, node, one)), keyword("additional_properties", further)];
  return {
    module: "Types",
    kind: "class",
    name: names.type(decl.id),
    base: classShape(core("Model")),
    aliases: [givenAlias(modelShape(context, decl.id), false)],
    methods: [
      { name: "initialize", parameters, gives: shapes.VOID },
      ...all.map((property) => readerOf(context, node, property)),
    ],
  };
}

const ENUM_CLASSES = { string: STRING, integer: shapes.INTEGER, number: shapes.FLOAT } as const;

/** An enum: a constant for each declared value. */
export function enumDeclaration({ decl }: EnumNode, context: Context): Declaration {
  const { names, core } = context;
  const values = [...new Map(decl.values.map((item) => [item.value, item])).values()];
  const shape = ENUM_CLASSES[decl.base];
  return {
    module: "Types",
    kind: "module",
    name: names.type(decl.id),
    extend: core("Enum"),
    aliases: [valueAlias(enumShape(decl, "value"), false), givenAlias(enumShape(decl, "argument"), false)],
    constants: [
      ...values.map(({ value }) => ({
        name: names.enumMember(decl.id, value),
        shape: decl.base === "number" ? shapes.FLOAT : shapes.literalShape(value),
      })),
      { name: "VALUES", shape: arrayOf(shape) },
    ],
  };
}

/** A union: its values, and what programs may give for them. */
export function unionDeclaration({ decl }: UnionNode, context: Context): Declaration {
  return {
    module: "Types",
    kind: "module",
    name: context.names.type(decl.id),
    extend: context.core("Union"),
    aliases: [
      valueAlias(unionShape(context, decl, "value"), true),
      givenAlias(unionShape(context, decl, "argument"), true),
    ],
  };
}

/** A declared error with the type of its body, which is nil if the server sends another. */
export function errorDeclaration({ decl, plan }: ErrorNode, context: Context): Declaration | null {
  const { body, parent } = plan;
  if (!body) return null;
  return {
    module: "Errors",
    kind: "class",
    name: context.names.type(decl.id),
    base: classShape(statusErrorName(parent)),
    methods: [{ name: "body", gives: shapeOf(context, body, "value", true) }],
  };
}
