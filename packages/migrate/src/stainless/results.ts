import { type Operation, operationTarget } from "../definition.js";
import { callersSee, drop } from "../findings.js";
import { child, type Foreign, isMapping, items, settle, settleKeys, textAt, textsAt } from "../foreign.js";
import type { JsonObject } from "../json-object.js";
import { givesBoth } from "../pin.js";
import { callOf, type Method, type Models, type StainlessState } from "./state.js";

/** Carries which property of a response a method returns: of all methods, or of one. */
export function readUnwrapped(settings: Foreign | undefined, methods: readonly Method[], state: StainlessState): void {
  const { definition, changes, context } = state;
  const common = textsAt(settings, "unwrap_response_fields") ?? [];
  const used = new Set<string>();
  for (const { foreign, operation } of methods) {
    const own = child(foreign, "unwrap_response");
    if (own?.value === false) {
      settle(own);
      continue;
    }
    const properties = definition.propertiesOf(definition.responseOf(operation));
    if (own !== undefined && typeof own.value !== "string") {
      drop(own, "it is not the name of a property", context.report);
      continue;
    }
    const wanted = typeof own?.value === "string" ? [own.value] : common;
    const name = wanted.find((one) => properties[one] !== undefined);
    if (name === undefined) {
      if (own) drop(own, "the response has no such property", context.report);
      continue;
    }
    if (own) settle(own);
    used.add(name);
    changes.update(operationTarget(operation), { "x-gen-sdk-return-value": name });
  }
  const fields = settings && child(settings, "unwrap_response_fields");
  for (const field of items(fields)) {
    if (typeof field.value !== "string" || used.has(field.value)) continue;
    drop(field, "no method returns that property", context.report);
  }
}

/** Carries how streams end, and which methods have one. */
export function readStreaming(
  given: Foreign | undefined,
  { methods, models }: { readonly methods: readonly Method[]; readonly models: Models },
  state: StainlessState,
): void {
  const common = eventsOf(given);
  if (Object.keys(common).length > 0) {
    state.changes.update("$", { "x-gen-streaming": { format: "sse", ...common } });
  }
  for (const method of methods) {
    const { foreign, operation } = method;
    const own = child(foreign, "streaming");
    const isSplit = isMapping(own?.value) && own !== undefined && readStream(own, operation, { common, models, state });
    if (!isSplit && !givesBoth(operation, state.definition.resolve)) continue;
    const change = `calls give values alone; the stream has a method of its own, \`${callOf(method)}_stream\`.`;
    callersSee(foreign, change, state.context.report);
  }
}

/** Events that end a stream, or report an error. */
function eventsOf(given: Foreign | undefined): JsonObject {
  const found: JsonObject = {};
  for (const event of items(given && child(given, "on_event"))) {
    if (!isMapping(event.value)) continue;
    const { kind, handle, data_starts_with: data, event_type: type } = event.value;
    if (handle === "done" && typeof data === "string") found.terminator = data;
    else if (handle === "error" && typeof type === "string") found["error-event"] = type;
    // Whatever else comes is an event of the stream anyway.
    else if (handle !== "yield" || kind !== "fallthrough") continue;
    settleKeys(event, ["kind", "handle", "data_starts_with", "event_type"]);
  }
  return found;
}

interface StreamWork {
  readonly common: JsonObject;
  readonly models: Models;
  readonly state: StainlessState;
}

/** Carries the stream of a method; whether a parameter of the call asks for it. */
function readStream(own: Foreign, operation: Operation, { common, models, state }: StreamWork): boolean {
  const { definition, changes, context } = state;
  const target = operationTarget(operation);
  const discriminator = child(own, "param_discriminator");
  const modelPath = textAt(own, "stream_event_model");
  const pointer = modelPath === undefined ? undefined : models.get(modelPath);
  if (modelPath !== undefined && pointer === undefined) {
    const model = child(own, "stream_event_model");
    drop(model, "it is no model of a resource, or the definition has no such schema", context.report);
  }
  const chunk = pointer === undefined ? undefined : { $ref: `#${pointer}` };
  if (discriminator === undefined || discriminator.value === null) {
    if (discriminator) settle(discriminator);
    // A response that is declared as a stream needs no extension.
    return false;
  }
  const whole = definition.responseOf(operation);
  if (typeof discriminator.value !== "string" || whole === undefined || chunk === undefined) {
    drop(own, "it does not name the type of the events, or the response has no type", context.report);
    return false;
  }
  settle(discriminator);
  textAt(own, "params_type_name");
  const response = componentOf(whole, state) ?? whole;
  const condition = `$request.${discriminator.value}`;
  const streaming = { format: "sse", ...common, "stream-condition": condition, response, "response-stream": chunk };
  changes.update(target, { "x-gen-streaming": streaming });
  return true;
}

/** A reference to a schema of the components, where a schema is one. */
function componentOf(schema: JsonObject, { definition }: StainlessState): JsonObject | undefined {
  const components = definition.resolve(definition.at("/components/schemas"));
  const name = Object.keys(components).find((one) => components[one] === schema);
  return name === undefined ? undefined : { $ref: `#/components/schemas/${name}` };
}
