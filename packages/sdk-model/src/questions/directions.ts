import type { Api, HttpOperation, Property, TypeId } from "@sdkwright/ir-schema";
import { readTypes, sentTypes } from "./read-types.js";

/** Where the values of a type travel: from callers, to callers, both ways, or nowhere. */
export type TypeDirection = "sent" | "received" | "both" | "neither";

/** The direction of each type of an API. */
export function typeDirections(api: Api): (id: TypeId) => TypeDirection {
  const sent = sentTypes(api);
  const received = readTypes(api);
  return (id) => {
    if (sent.has(id)) return received.has(id) ? "both" : "sent";
    return received.has(id) ? "received" : "neither";
  };
}

/**
 * Whether a type of a direction demands a property. A read-only property is required only in types that are only
 * received, because callers do not set it. A write-only property is required only in types that are only sent, because
 * servers do not return it. A type that nothing uses may come to be used in both directions.
 */
export function isRequiredIn({ required, access }: Property, direction: TypeDirection): boolean {
  if (!required || access === undefined) return required;
  return direction === (access === "read" ? "received" : "sent");
}

/** Whether a call must give a property of a body whose properties stand beside the parameters: not where the body is optional. */
export function isRequiredOfCall({ body }: HttpOperation, property: Property): boolean {
  return body?.required !== false && isRequiredIn(property, "sent");
}
