import { ConfigurationError } from "../../errors/configuration.js";

/** Where an integer cannot be kept exactly: the JSON path of it, or undefined. `names` are the properties to look at. */
export type IntegerReader = (text: string, names: readonly string[]) => string | undefined;

/**
 * JSON text of a value. Raises `ConfigurationError` for what JSON cannot carry and would change in silence: numbers
 * that are not finite, halves of surrogate pairs, cycles.
 */
export function encodeJson(value: unknown): string | undefined {
  let text: string | undefined;
  try {
    text = JSON.stringify(value) as string | undefined;
  } catch {
    throw new ConfigurationError(
      "The body cannot be written as JSON: it holds a cycle or a bigint",
    );
  }
  // Both faults leave a mark in the text, so that sound bodies need no walk of their own.
  if (text !== undefined && (text.includes("null") || /\\ud[89a-f]/.test(text)))
    checkValue(value, "$");
  return text;
}

function checkValue(value: unknown, path: string): void {
  if (typeof value === "number" && !Number.isFinite(value)) {
    throw new ConfigurationError(`The number at ${path} is not finite: JSON cannot carry it`);
  }
  if (typeof value === "string") checkText(value, path);
  if (typeof value !== "object" || value === null) return;
  for (const [key, item] of Object.entries(value)) {
    checkText(key, path);
    checkValue(item, Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`);
  }
}

function checkText(text: string, path: string): void {
  try {
    encodeURIComponent(text);
  } catch {
    throw new ConfigurationError(`The text at ${path} holds half of a surrogate pair`);
  }
}

/** The value at a path of property names; undefined where the path leads nowhere. */
export function valueAt(value: unknown, path: readonly string[]): unknown {
  let current = value;
  for (const key of path) {
    if (typeof current !== "object" || current === null || !Object.hasOwn(current, key))
      return undefined;
    current = (current as Readonly<Record<string, unknown>>)[key];
  }
  return current;
}

/** A copy with another value at a path of property names. */
export function withValueAt(target: unknown, path: readonly string[], value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const entries = typeof target === "object" && target !== null ? Object.entries(target) : [];
  const old = entries.find(([name]) => name === key)?.[1] as unknown;
  const others = entries.filter(([name]) => name !== key);
  return Object.fromEntries([...others, [key, withValueAt(old, rest, value)]]);
}
