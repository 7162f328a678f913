import type { HttpOperation, JsonValue, ParameterPlace, ValuePath } from "@sdkwright/ir-schema";

/** A value of the request that a method fixes, so that callers do not give it. */
export interface PinnedValue {
  readonly in: ValuePath["in"];
  /** Wire name of the parameter, or of the property of the body. */
  readonly name: string;
  readonly value: JsonValue;
}

/** What an operation pins: the boolean by which a server chooses between an answer and a stream. */
export function pinnedValue({ streamCondition }: HttpOperation): PinnedValue | undefined {
  const name = streamCondition?.property.path[0];
  if (!streamCondition || name === undefined) return undefined;
  return { in: streamCondition.property.in, name, value: streamCondition.value };
}

/** Whether an operation pins a parameter, or a property of its body. */
export function isPinned(operation: HttpOperation, place: "body" | ParameterPlace, name: string): boolean {
  const pinned = pinnedValue(operation);
  return pinned?.in === place && pinned.name === name;
}
