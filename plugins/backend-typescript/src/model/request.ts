import type {
  Body,
  BodyContent,
  Documented,
  HttpOperation,
  JsonValue,
  Parameter,
  Property,
  Type,
} from "@sdkwright/plugin-api";
import {
  allProperties,
  isOpenObject,
  isRequiredOfCall,
  mergedBody,
  pinnedValue,
  positionalParameters,
  sentDefault,
} from "@sdkwright/plugin-api";
import type { Emission } from "../emission.js";

/** One key of a request object. */
export interface RequestField {
  readonly key: string;
  readonly required: boolean;
  readonly doc: Documented;
  readonly default?: JsonValue | undefined;
  /** Null stands for a file. */
  readonly type: Type | null;
}

/** What a call takes: arguments of their own, and one object. */
export interface RequestShape {
  /** Path parameters that are arguments, in the order of the path. */
  readonly positional: readonly RequestField[];
  /** Keys of the object. */
  readonly fields: readonly RequestField[];
  /** Takes keys that are not declared. */
  readonly open: boolean;
  /** Every key may be left out, and so may the object. */
  readonly optional: boolean;
}

/** The key of a request object that an operation pins to one value, so that callers do not give it. */
export function pinnedKey(emission: Emission, operation: HttpOperation): string | undefined {
  const pinned = pinnedValue(operation);
  if (!pinned || pinned.in === "body") return pinned?.name;
  return emission.target.names.parameter(operation.id, pinned.in, pinned.name);
}

function parameterField(emission: Emission, operation: HttpOperation, parameter: Parameter): RequestField {
  const { names } = emission.target;
  const sent = sentDefault(emission.target.api, parameter);
  return {
    key: names.parameter(operation.id, parameter.in, parameter.name.wire),
    required: parameter.required && sent === undefined && parameter.variable === undefined,
    doc: parameter,
    default: sent ?? parameter.default,
    type: parameter.type,
  };
}

function propertyField(operation: HttpOperation, property: Property): RequestField {
  return {
    key: property.name.wire,
    required: isRequiredOfCall(operation, property),
    doc: property,
    default: property.default,
    type: property.type,
  };
}

function wholeBody(key: string, body: Body, content: BodyContent): RequestField {
  return { key, required: body.required, doc: body, type: content.kind === "binary" ? null : content.type };
}

const shapes = new WeakMap<Emission, Map<HttpOperation, RequestShape>>();

/** The keys of an operation's request: path, query, header and cookie parameters, then the body. */
export function requestShape(emission: Emission, operation: HttpOperation): RequestShape {
  let made = shapes.get(emission);
  if (!made) {
    made = new Map();
    shapes.set(emission, made);
  }
  const known = made.get(operation);
  if (known) return known;
  const shape = readShape(emission, operation);
  made.set(operation, shape);
  return shape;
}

function readShape(emission: Emission, operation: HttpOperation): RequestShape {
  const { api, names } = emission.target;
  const positional = positionalParameters(api, operation);
  const field = (parameter: Parameter): RequestField => parameterField(emission, operation, parameter);
  const fields = operation.parameters.filter((parameter) => !positional.includes(parameter)).map(field);
  const object = mergedBody(api, operation);
  const content = operation.body?.contents[0];
  if (object) fields.push(...allProperties(api, object).map((property) => propertyField(operation, property)));
  else if (operation.body && content) fields.push(wholeBody(names.body(operation.id), operation.body, content));
  const pinned = pinnedKey(emission, operation);
  const free = fields.filter((field) => field.key !== pinned);
  return {
    positional: positional.map(field),
    fields: free,
    open: object !== null && isOpenObject(api, object),
    optional: free.every((field) => !field.required),
  };
}
