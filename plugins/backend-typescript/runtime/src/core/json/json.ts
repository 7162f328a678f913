import { ConfigurationError } from "../../errors/configuration.js";
import type { ClientSpec, IntegerShape, IntegerShapes } from "../spec.js";

/** Where an integer cannot be kept exactly: the JSON path of it, or undefined. `names` are the properties to look at. */
export type IntegerReader = (text: string, names: readonly string[]) => string | undefined;

/** Reads and writes 64-bit integers as something that holds them exactly. */
export interface ExactIntegers {
  /** The value of a JSON text, as `JSON.parse` gives it, with its integers exact. It is changed in place. */
  read(text: string, value: unknown, at: ShapeIn): unknown;
  /** What to send for a value: bigints are written exactly. Absent: the value as it is. */
  write?(value: unknown, at: ShapeIn): unknown;
}

/** How, and where, the integers of what a webhook brings are read. */
export interface ExactReading extends ShapeIn {
  readonly via: ExactIntegers;
}

/** A shape, and the named ones that it may refer to. */
export interface ShapeIn {
  readonly shape: IntegerShape;
  readonly shapes: IntegerShapes | undefined;
}

/**
 * JSON text of a value. Raises `ConfigurationError` for what JSON cannot carry and would change in silence: numbers
 * that are not finite, halves of surrogate pairs, cycles.
 */
export function encodeJson(value: unknown): string | undefined {
  let text: string | undefined;
  try {
    text = JSON.stringify(value) as string | undefined;
  } catch {
    text = encodeExactly(value);
  }
  // Both faults leave a mark in the text, so that sound bodies need no walk of their own.
  if (text !== undefined && (text.includes("null") || /\\ud[89a-f]/.test(text)))
    checkValue(value, "$");
  return text;
}

/** The same for a value that holds bigints, which `JSON.stringify` refuses, or a cycle. */
function encodeExactly(value: unknown): string | undefined {
  try {
    return writeExactly(value);
  } catch {
    throw new ConfigurationError("The body cannot be written as JSON: it holds a cycle");
  }
}

function writeExactly(value: unknown): string | undefined {
  if (typeof value === "bigint") return String(value);
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if ("toJSON" in value && typeof value.toJSON === "function") {
    return writeExactly((value as { toJSON(): unknown }).toJSON());
  }
  if (Array.isArray(value)) return `[${value.map((item) => writeExactly(item) ?? "null").join()}]`;
  const members = Object.entries(value).flatMap(([key, item]) => {
    const text = writeExactly(item);
    return text === undefined ? [] : [`${JSON.stringify(key)}:${text}`];
  });
  return `{${members.join()}}`;
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

/** A value as it is to be sent: integers that the caller gives as text are integers. */
export function withIntegers(
  { features, shapes }: ClientSpec,
  shape: IntegerShape | undefined,
  value: unknown,
): unknown {
  const integers = features?.integers;
  if (shape === undefined || integers?.write === undefined) return value;
  return integers.write(value, { shape, shapes });
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
