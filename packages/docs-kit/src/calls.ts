import type {
  Api,
  HttpOperation,
  JsonValue,
  OperationExample,
  Parameter,
  Response,
  ResponseContent,
  Type,
} from "@sdkwright/plugin-api";
import { allProperties, isPinned, mergedBody, oncePer, resolveType, sentDefault } from "@sdkwright/plugin-api";
import { declaredExample, type ExampleContext, matches } from "./declared.js";
import { define, isRecord } from "./json.js";
import { scalarExample } from "./scalars.js";
import { sentValue } from "./sent.js";
import { addTelling, exampleValue, type ValuePlace } from "./values.js";

/** A call to show: values by parameter name, as an example gives or the compiler generates them. */
export interface ExampleCall {
  readonly operation: HttpOperation;
  readonly parameters: readonly { readonly in: string; readonly name: string; readonly value: JsonValue }[];
  readonly body?: JsonValue;
  /** Name of the definition's example that it shows; absent where it has none, or the call was generated. */
  readonly example?: string;
}

/** Default depth to which example responses fill optional properties. */
const RESPONSE_DEPTH = 1;

/** A parameter that callers must give: nothing else supplies its value. */
export function isNeeded(api: Api, parameter: Parameter): boolean {
  return parameter.required && parameter.variable === undefined && sentDefault(api, parameter) === undefined;
}

/** The values of a parameter by depth: operations share parameters, and a repository's owner is one of hundreds. */
const valuesOf = oncePer((_: Api) => oncePer((_: Parameter) => new Map<number, JsonValue | undefined>()));

function parameterValue(context: ExampleContext, parameter: Parameter, depth: number): JsonValue | undefined {
  const known = valuesOf(context.api)(parameter);
  if (!known.has(depth)) known.set(depth, makeParameter(context, parameter, depth));
  return known.get(depth);
}

function makeParameter(context: ExampleContext, parameter: Parameter, depth: number): JsonValue | undefined {
  if (!isNeeded(context.api, parameter) && (depth === 0 || parameter.variable !== undefined)) return undefined;
  const { type, name } = parameter;
  const declared = declaredExample(context, parameter, "request");
  if (declared !== undefined) return declared;
  // A path cannot hold a value without anything in it.
  const inner = parameter.in === "path" ? Math.max(depth, 1) : depth;
  // A query cannot represent an object without properties.
  const inForm = parameter.style !== "json";
  return exampleValue(context, type, { direction: "request", depth: inner, open: [], hint: name.wire, inForm });
}

/** How many properties a sample sets of a body that needs none. */
const TELLING = 2;

/**
 * Whether a call without a body does nothing: it makes or changes something. What a thing is asked to do, such as
 * `POST /orders/{id}/cancel`, needs no body.
 */
function isWriting({ method, path, body }: HttpOperation): boolean {
  if (body?.required || method === "PUT" || method === "PATCH") return true;
  const parts = path.filter((part) => part.kind === "parameter" || /[^/]/.test(part.text));
  return method === "POST" && (parts.at(-1)?.kind === "parameter" || parts.every(({ kind }) => kind === "text"));
}

/** A body of which nothing is required, with the few properties that tell most. */
function tellingBody(context: ExampleContext, type: Type, place: ValuePlace): JsonValue {
  const made: Record<string, JsonValue> = {};
  const resolved = resolveType(context.api, type);
  if (resolved.kind !== "object") return made;
  addTelling(context, { properties: allProperties(context.api, resolved), made, count: TELLING }, place);
  return made;
}

function bodyValue(context: ExampleContext, operation: HttpOperation, depth: number): JsonValue | undefined {
  const { body } = operation;
  const content = body?.contents[0];
  if (!body || !content) return undefined;
  // A file that may be left out is still what the call is for.
  if (content.kind === "binary") return scalarExample("binary", undefined, { hint: "" });
  const merged = mergedBody(context.api, operation) !== null;
  // Properties that stand beside the parameters are worth showing even where the body may be left out.
  if (!body.required && !body.examples && !merged && depth === 0) return undefined;
  const declared = declaredExample(context, { type: content.type, examples: body.examples }, "request");
  if (declared !== undefined) return declared;
  const needsObject = content.kind === "form" || content.kind === "multipart";
  const place = { direction: "request", depth, open: [], hint: "text", inForm: needsObject } as const;
  const value = exampleValue(context, content.type, place);
  const isEmpty = value !== undefined && isRecord(value) && Object.keys(value).length === 0;
  if (isEmpty && isWriting(operation)) return tellingBody(context, content.type, place);
  if (!needsObject || (value !== undefined && isRecord(value) && !isEmpty)) return value;
  return body.required || merged ? {} : undefined;
}

/** Without the key of a body that the operation pins to one value. */
function withoutPinned(operation: HttpOperation, body: JsonValue | undefined): JsonValue | undefined {
  if (body === undefined || !isRecord(body)) return body;
  const rest: Record<string, JsonValue> = {};
  for (const [key, value] of Object.entries(body)) if (!isPinned(operation, "body", key)) define(rest, key, value);
  return rest;
}

/** A whole call that the definition shows; undefined where it lacks something, or something in it is not of its type. */
function givenCall(
  context: ExampleContext,
  operation: HttpOperation,
  example: OperationExample,
): ExampleCall | undefined {
  const { origin, parameters, body } = example;
  const content = operation.body?.contents[0];
  const sound = parameters.every(({ in: place, name, value }) => {
    const declared = operation.parameters.find((parameter) => parameter.in === place && parameter.name.wire === name);
    return declared !== undefined && matches(context, declared.type, { value, origin }, "request");
  });
  const complete = operation.parameters.every(
    (parameter) =>
      !isNeeded(context.api, parameter) ||
      parameters.some(({ in: place, name }) => parameter.in === place && parameter.name.wire === name),
  );
  if (!sound || !complete || (body === undefined && operation.body?.required)) return undefined;
  const shown = { operation, parameters, ...(example.name !== undefined && { example: example.name }) };
  if (body === undefined || !content || content.kind === "binary") return shown;
  if (!matches(context, content.type, { value: body, origin }, "request")) return undefined;
  const sent = withoutPinned(operation, sentValue(context.api, content.type, body));
  return { ...shown, ...(sent !== undefined && { body: sent }) };
}

const calls = new WeakMap<Api, Map<string, ExampleCall>>();

/** Whether two calls of an operation are the same as far as can be seen at a glance: made objects are not looked into. */
function isSame(one: ExampleCall, other: ExampleCall): boolean {
  return (
    one.body === other.body &&
    one.example === other.example &&
    one.parameters.length === other.parameters.length &&
    one.parameters.every(({ value }, index) => value === other.parameters[index]?.value)
  );
}

/**
 * A call to show: one that the definition shows as a whole, else what an operation cannot do without, by the examples of
 * its parts and made where there are none. How much of the rest is shown is the operation's `exampleDepth`, or `fallback`.
 * Where there is no rest, all depths have one and the same call, so that what is made of it can be made once.
 */
export function exampleCall(context: ExampleContext, operation: HttpOperation, fallback = 0): ExampleCall {
  return callOf(context, operation, operation.exampleDepth?.request ?? fallback);
}

function callOf(context: ExampleContext, operation: HttpOperation, depth: number): ExampleCall {
  const made = calls.get(context.api) ?? new Map<string, ExampleCall>();
  calls.set(context.api, made);
  const key = `${depth} ${operation.id}`;
  const known = made.get(key);
  if (known) return known;
  const call = makeCall(context, operation, depth);
  const bare = depth > 0 ? callOf(context, operation, 0) : call;
  const shown = isSame(call, bare) ? bare : call;
  made.set(key, shown);
  return shown;
}

function makeCall(context: ExampleContext, operation: HttpOperation, depth: number): ExampleCall {
  for (const example of operation.examples) {
    const given = givenCall(context, operation, example);
    if (given) return given;
  }
  const parameters = operation.parameters.flatMap((parameter) => {
    if (isPinned(operation, parameter.in, parameter.name.wire)) return [];
    const value = parameterValue(context, parameter, depth);
    return value === undefined ? [] : [{ in: parameter.in, name: parameter.name.wire, value }];
  });
  const body = withoutPinned(operation, bodyValue(context, operation, depth));
  return { operation, parameters, ...(body !== undefined && { body }) };
}

/** An answer to show. */
export interface ExampleResponse {
  readonly status: number;
  readonly response: Response;
  /** Absent where the response has no body. */
  readonly content?: ResponseContent;
  /** Absent where there is no body, or none that a JSON value could stand for. */
  readonly value?: JsonValue;
}

function statusOf({ status }: Response): number {
  if (status.kind === "code") return status.code;
  return status.kind === "range" ? status.class * 100 : 200;
}

/** The first success of an operation that has a body, else the first success; undefined where none is declared. */
export function exampleResponse(context: ExampleContext, operation: HttpOperation): ExampleResponse | undefined {
  const response = operation.responses.find(({ contents }) => contents.length > 0) ?? operation.responses[0];
  if (!response) return undefined;
  const status = statusOf(response);
  const content = response.contents[0];
  if (!content) return { status, response };
  if (content.kind === "binary") return { status, response, content };
  const given = operation.examples.find((example) => example.response?.status === status && example.response.body);
  const examples = [
    ...(given?.response?.body === undefined ? [] : [{ value: given.response.body, origin: given.origin }]),
    ...(response.examples ?? []),
  ];
  const declared = declaredExample(context, { type: content.type, examples }, "response");
  const depth = operation.exampleDepth?.response ?? RESPONSE_DEPTH;
  const place = { direction: "response", depth, open: [], hint: "text", varied: true } as const;
  const value = declared ?? exampleValue(context, content.type, place);
  return { status, response, content, ...(value !== undefined && { value }) };
}
