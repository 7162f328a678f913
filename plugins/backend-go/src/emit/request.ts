import type { Field, FileWriter, HttpOperation, Part, RequestNode, WireParameter } from "@sdkwright/plugin-api";
import { sourceOf, splitNull } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { docOf } from "../docs.js";
import { typeOf } from "../types.js";
import { emitStruct } from "./declare.js";
import { emitExtraProperties, emitField, fieldType, namedTag, propertyTag, type Tag } from "./field.js";

/** What a parameter's tag says behind its name, where it is not the usual. */
function flagsOf({ style, explode, allowReserved, greedy }: WireParameter): string[] {
  return [
    ...(style === undefined ? [] : [style]),
    ...(explode === undefined ? [] : [`explode=${explode}`]),
    ...(allowReserved ? ["allowReserved"] : []),
    ...(greedy ? ["greedy"] : []),
  ];
}

/** The tag by which the runtime finds the place of a parameter. */
function parameterTag({ names }: Context, parameter: WireParameter): Tag {
  const { in: place, name, sent, variable } = parameter;
  return [
    ...namedTag(place, name, flagsOf(parameter)),
    ...(sent === undefined ? [] : [["default", String(sent)] as const]),
    ...(variable === undefined ? [] : [["option", `With${names.variable(variable)}`] as const]),
  ];
}

/** A body is behind a pointer where it is large, or where nothing else says that there is none. */
function bodyType({ api, types }: Context, { type, required }: Field): Part {
  const { inner, nullable } = splitNull(api, type);
  const { part, kind } = typeOf(inner, types);
  const isPointer = kind === "struct" || ((nullable || !required) && kind === "value");
  return isPointer ? ["*", part] : part;
}

/** The type of a field, and the tag by which the runtime finds its place in the request. */
function typeAndTag(context: Context, { method }: RequestNode, field: Field): { type: Part; tag: Tag } {
  const { from, type } = field;
  const goType = fieldType(context, type, field);
  switch (from.kind) {
    case "parameter": {
      const parameter = method.call.parameters.find(({ in: place, name }) => place === from.in && name === from.name);
      return { type: goType.part, tag: parameter ? parameterTag(context, parameter) : [] };
    }
    case "property":
      return { type: goType.part, tag: propertyTag(from.name, goType) };
    case "body":
      return { type: bodyType(context, field), tag: [["body", ""]] };
    default:
      return from satisfies never;
  }
}

/** `type GetPetRequest struct`: parameters, and the body or its properties. */
export function emitRequest(node: RequestNode, file: FileWriter, context: Context): void {
  const { operation, method } = node;
  const { request } = method;
  if (!request) return;
  const { names } = context;
  const name = names.request(operation.id);
  const doc = `${name} is the request of ${names.method(operation.id)}.`;
  emitStruct(file, { name, origin: operation.origin, doc }, () => {
    for (const field of request.fields) {
      const { type, tag } = typeAndTag(context, node, field);
      // Parameters are not part of a body.
      const full: Tag = field.from.kind === "parameter" ? [["json", "-"], ...tag] : tag;
      const said = docOf(sourceOf(context.api, operation, field));
      emitField(file, names.field(operation.id, field.from), type, full, said);
    }
    if (request.extra) emitExtraProperties(file, context, typeOf(request.extra, context.types).part);
  });
}

/** Name of the struct that hands a method's arguments to the runtime. */
function paramsName({ names, params }: Context, { id }: HttpOperation): string {
  return `${names.companion("operation", params.get(id) ?? id)}Params`;
}

/** `type petsGetParams struct`: what a method takes as arguments of their own, and its request. */
export function emitParams(node: RequestNode, file: FileWriter, context: Context): void {
  const { operation, method } = node;
  const { names, params } = context;
  if (method.arguments.length === 0 || params.get(operation.id) !== operation.id) return;
  emitStruct(file, { name: paramsName(context, operation) }, () => {
    if (method.request) file.line("*", names.request(operation.id));
    for (const field of method.arguments) {
      const { type, tag } = typeAndTag(context, node, { ...field, required: true });
      emitField(file, names.companion("argumentField", operation.id, field.from), type, tag);
    }
  });
}

/** Parameters of a method that are particular to it: arguments, and the request. */
export function parametersOf(context: Context, { operation, method }: RequestNode): Part[] {
  const { names } = context;
  const parts = method.arguments.map((field): Part => {
    const { part } = fieldType(context, field.type, { required: true });
    return [names.field(operation.id, field.from), " ", part];
  });
  return method.request ? [...parts, ["req *", names.request(operation.id)]] : parts;
}

/** What the runtime gets as the request of a method. */
export function requestPart(context: Context, { operation, method }: RequestNode): string {
  const { names } = context;
  if (method.arguments.length === 0) return method.request ? "req" : "nil";
  const fields = method.arguments.map((field) => {
    const exported = names.companion("argumentField", operation.id, field.from);
    return `${exported}: ${names.field(operation.id, field.from)}`;
  });
  if (method.request) fields.unshift(`${names.request(operation.id)}: req`);
  return `&${paramsName(context, operation)}{${fields.join(", ")}}`;
}
