import type { Api, HttpOperation, JsonValue, Parameter, Property, TargetContext } from "@sdkwright/plugin-api";
import {
  allProperties,
  caseWords,
  isOpenObject,
  isPinned,
  isRequiredOfCall,
  mergedBody,
  positionalParameters,
  sentDefault,
  splitWords,
} from "@sdkwright/plugin-api";
import { INITIALISMS } from "../names.js";
import { ARGUMENTS, KEYWORDS } from "../reserved.js";
import { createScope } from "./scope.js";

type Input = Pick<TargetContext, "api" | "names">;

/** A parameter as a field of the request, or as an argument of its own. */
export interface ParameterField {
  readonly kind: "parameter";
  /** Name of the field, or of the argument. */
  readonly name: string;
  readonly parameter: Parameter;
  readonly required: boolean;
  /** What is sent where the caller gives nothing. */
  readonly sent: JsonValue | undefined;
}

/** A parameter that is an argument. */
export interface ArgumentField extends ParameterField {
  /** Name of the field that hands it to the runtime. */
  readonly exported: string;
}

/** A property of a body whose properties are fields of the request. */
export interface PropertyField {
  readonly kind: "property";
  readonly name: string;
  readonly property: Property;
  readonly required: boolean;
}

/** What a call takes: arguments of their own, and one struct. */
export interface RequestShape {
  /** Path parameters that are arguments, in the order of the path. */
  readonly positional: readonly ArgumentField[];
  readonly fields: readonly (ParameterField | PropertyField)[];
  /** Field of a body that is not merged. */
  readonly body: string | undefined;
  /** Takes properties that are not declared. */
  readonly open: boolean;
}

/** Path parameters in the order of the path. */
function inPathOrder(operation: HttpOperation): readonly Parameter[] {
  const places = new Map(operation.path.flatMap((part, at) => (part.kind === "parameter" ? [[part.name, at]] : [])));
  return [...operation.parameters].sort((a, b) => (places.get(a.name.wire) ?? 0) - (places.get(b.name.wire) ?? 0));
}

/** Arguments: what the definition asks to be positional, and the path parameters of a call that takes nothing else. */
function argumentsOf(api: Api, operation: HttpOperation): readonly Parameter[] {
  if (operation.positionalPath) return positionalParameters(api, operation);
  const isPlain = (one: Parameter): boolean =>
    one.in === "path" && one.variable === undefined && sentDefault(api, one) === undefined;
  return operation.body === null && operation.parameters.every(isPlain) ? inPathOrder(operation) : [];
}

/** True where a call takes a struct with anything in it. */
export function takesRequest(api: Api, operation: HttpOperation): boolean {
  return operation.body !== null || operation.parameters.length > argumentsOf(api, operation).length;
}

function parameterField({ api, names }: Input, operation: HttpOperation, parameter: Parameter): ParameterField {
  const sent = sentDefault(api, parameter);
  const required = parameter.required && sent === undefined && parameter.variable === undefined;
  const name = names.parameter(operation.id, parameter.in, parameter.name.wire);
  return { kind: "parameter", name, parameter, required, sent };
}

/** A field's name as an argument that hides nothing of its method. */
function argumentName(field: string, taken: Set<string>): string {
  let name = caseWords(splitWords(field), "camel", true);
  while (KEYWORDS.has(name) || ARGUMENTS.has(name) || taken.has(name)) name += "_";
  taken.add(name);
  return name;
}

function bodyFields({ api, names }: Input, operation: HttpOperation): PropertyField[] {
  const object = mergedBody(api, operation);
  if (!object) return [];
  return allProperties(api, object)
    .filter((property) => !isPinned(operation, "body", property.name.wire))
    .map((property): PropertyField => {
      const required = isRequiredOfCall(operation, property);
      return { kind: "property", name: names.property(object.id, property.name.wire), property, required };
    });
}

const shapes = new WeakMap<Input["names"], Map<HttpOperation, RequestShape>>();

/** The arguments of an operation and the fields of its request: parameters in declared order, then the body. */
export function requestShape(target: Input, operation: HttpOperation): RequestShape {
  const made = shapes.get(target.names) ?? new Map<HttpOperation, RequestShape>();
  shapes.set(target.names, made);
  const known = made.get(operation);
  if (known) return known;
  const shape = readShape(target, operation);
  made.set(operation, shape);
  return shape;
}

function readShape(target: Input, operation: HttpOperation): RequestShape {
  const { api, names } = target;
  const positional = argumentsOf(api, operation);
  const taken = new Set<string>();
  // The request is embedded beside them: its type's name is a field too.
  const handed = createScope([names.request(operation.id)]);
  const object = mergedBody(api, operation);
  const parameters = operation.parameters
    .filter((one) => !positional.includes(one) && !isPinned(operation, one.in, one.name.wire))
    .map((one) => parameterField(target, operation, one));
  return {
    positional: positional.map((one) => {
      const field = parameterField(target, operation, one);
      const exported = handed.take(caseWords(splitWords(field.name), "pascal", true, INITIALISMS));
      return { ...field, name: argumentName(field.name, taken), exported };
    }),
    fields: [...parameters, ...bodyFields(target, operation)],
    body: operation.body && !object ? names.body(operation.id) : undefined,
    open: object !== null && isOpenObject(api, object),
  };
}
