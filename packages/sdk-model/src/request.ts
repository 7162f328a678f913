import type { Api, HttpOperation, ObjectDecl, Parameter, Property } from "@sdkwright/ir-schema";
import { baseOf } from "./base.js";
import type { Field, RequestShape, SdkStyle } from "./model.js";
import { extraOf, mergedBody } from "./questions/body.js";
import { isRequiredIn, isRequiredOfCall } from "./questions/directions.js";
import { allProperties, positionalParameters, sentDefault } from "./questions/objects.js";
import { isPinned } from "./questions/pinned.js";

/** The inputs of a method: separate arguments, and one request. */
export interface MethodInput {
  readonly arguments: readonly Field[];
  readonly request: RequestShape | null;
}

export interface InputContext {
  readonly api: Api;
  readonly style: SdkStyle;
}

/** Parameters in the order of the path; those that it does not name come first. */
function inPathOrder({ path, parameters }: Pick<HttpOperation, "path" | "parameters">): readonly Parameter[] {
  const places = new Map(path.flatMap((part, at) => (part.kind === "parameter" ? [[part.name, at]] : [])));
  return [...parameters].sort((a, b) => (places.get(a.name.wire) ?? 0) - (places.get(b.name.wire) ?? 0));
}

/**
 * Parameters of a request: those of the path are in its order, as where they are arguments of their own. Where calls name values
 * in an order, a method of the path alone can then get a request without a change of its calls.
 */
function inRequestOrder({ path }: HttpOperation, parameters: readonly Parameter[]): readonly Parameter[] {
  const ofPath = inPathOrder({ path, parameters: parameters.filter((one) => one.in === "path") });
  let next = 0;
  return parameters.map((one) => (one.in === "path" ? (ofPath[next++] ?? one) : one));
}

/** The parameters that a method takes before its request. */
function argumentParameters({ api, style }: InputContext, operation: HttpOperation): readonly Parameter[] {
  const isPlain = (parameter: Parameter): boolean =>
    parameter.in === "path" && parameter.variable === undefined && sentDefault(api, parameter) === undefined;
  if (style.arguments === "path-always") return inPathOrder(operation).filter(isPlain);
  if (operation.positionalPath) return positionalParameters(api, operation);
  const takesOnlyPath = operation.body === null && operation.parameters.every(isPlain);
  return style.arguments === "path-only-too" && takesOnlyPath ? inPathOrder(operation) : [];
}

function parameterField(api: Api, parameter: Parameter): Field {
  const sent = sentDefault(api, parameter);
  return {
    from: { kind: "parameter", in: parameter.in, name: parameter.name.wire },
    type: parameter.type,
    required: parameter.required && sent === undefined && parameter.variable === undefined,
    ...(sent !== undefined && { sent }),
    ...(parameter.default !== undefined && { documentedDefault: parameter.default }),
  };
}

function propertyField(object: ObjectDecl, property: Property, required: boolean): Field {
  return {
    from: { kind: "property", type: object.id, name: property.name.wire },
    type: property.type,
    required,
    ...(property.default !== undefined && { documentedDefault: property.default }),
  };
}

function bodyFields(api: Api, operation: HttpOperation, object: ObjectDecl | null): Field[] {
  const { body } = operation;
  const content = body?.contents[0];
  if (!body || !content) return [];
  if (object) {
    return allProperties(api, object)
      .filter(({ name }) => !isPinned(operation, "body", name.wire))
      .map((property) => propertyField(object, property, isRequiredOfCall(operation, property)));
  }
  const type = content.kind === "binary" ? ({ kind: "primitive", primitive: "binary" } as const) : content.type;
  return [{ from: { kind: "body" }, type, required: body.required }];
}

/** A request that is a declared type or adds to one. The type decides which properties are required. */
function requestOf(context: InputContext, operation: HttpOperation, fields: readonly Field[]): RequestShape {
  const { api, style } = context;
  const object = mergedBody(api, operation);
  const extra = extraOf(api, object);
  const base = object && baseOf({ api, style, operation, object, fields, open: extra !== null });
  const plain = { fields, extra, base, optional: fields.every(({ required }) => !required) };
  if (!object || !base?.whole) return { ...plain, spells: base ? null : (object?.id ?? null) };
  const whole = allProperties(api, object).map((one) => propertyField(object, one, isRequiredIn(one, "sent")));
  const isOptional = operation.body?.required === false || plain.optional;
  return { ...plain, fields: whole, optional: isOptional, spells: null };
}

/** Returns the inputs of an operation's method. */
export function inputOf(context: InputContext, operation: HttpOperation): MethodInput {
  const { api } = context;
  const before = argumentParameters(context, operation);
  const args = before.map((parameter) => parameterField(api, parameter));
  if (operation.body === null && operation.parameters.length === before.length)
    return { arguments: args, request: null };
  const parameters = operation.parameters.filter(
    (parameter) => !before.includes(parameter) && !isPinned(operation, parameter.in, parameter.name.wire),
  );
  const fields = [
    ...inRequestOrder(operation, parameters).map((parameter) => parameterField(api, parameter)),
    ...bodyFields(api, operation, mergedBody(api, operation)),
  ];
  return { arguments: args, request: requestOf(context, operation, fields) };
}
