import type { JsonValue } from "@sdkwright/plugin-api";

/** A JSON object. */
export type JsonRecord = { readonly [key: string]: JsonValue };

export function isRecord(value: JsonValue): value is JsonRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isList(value: JsonValue): value is readonly JsonValue[] {
  return Array.isArray(value);
}

/** Sets a key that any text can be, `__proto__` included. */
export function define(into: Record<string, JsonValue>, key: string, value: JsonValue): void {
  Object.defineProperty(into, key, { value, enumerable: true, configurable: true, writable: true });
}
