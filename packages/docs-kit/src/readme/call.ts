import type { Api, HttpOperation, JsonValue, TargetContext, Type } from "@sdkwright/plugin-api";
import { allProperties, isRequiredIn, resolveType } from "@sdkwright/plugin-api";
import { type ExampleCall, exampleCall, isNeeded } from "../calls.js";
import type { ExampleContext } from "../declared.js";
import { define, isList, isRecord } from "../json.js";

/** A value without the properties that its type does not demand of callers, at any depth. */
function demanded(api: Api, type: Type, value: JsonValue): JsonValue {
  const resolved = resolveType(api, type);
  if (resolved.kind === "nullable") return demanded(api, resolved.inner, value);
  if (resolved.kind === "list" && isList(value)) return value.map((item) => demanded(api, resolved.items, item));
  if (resolved.kind !== "object" || !isRecord(value)) return value;
  const kept: Record<string, JsonValue> = {};
  for (const property of allProperties(api, resolved)) {
    const { wire } = property.name;
    if (!isRequiredIn(property, "sent") || !Object.hasOwn(value, wire)) continue;
    define(kept, wire, demanded(api, property.type, value[wire] as JsonValue));
  }
  return kept;
}

/** A call without what it could leave out. */
function minimalCall(api: Api, operation: HttpOperation, { body, parameters, ...rest }: ExampleCall): ExampleCall {
  const needed = operation.parameters.filter((parameter) => isNeeded(api, parameter));
  const kept = parameters.filter((given) => needed.some((one) => one.in === given.in && one.name.wire === given.name));
  const content = operation.body?.contents[0];
  if (body === undefined || !content || !operation.body?.required) return { ...rest, parameters: kept };
  return { ...rest, parameters: kept, body: content.kind === "binary" ? body : demanded(api, content.type, body) };
}

/** The call of an operation that a README shows: with required parameters alone where `exampleStyle` is `minimal`. */
export function readmeCall(
  target: ExampleContext & Pick<TargetContext, "readme">,
  operation: HttpOperation,
): ExampleCall {
  const call = exampleCall(target, operation);
  return target.readme?.minimal ? minimalCall(target.api, operation, call) : call;
}
