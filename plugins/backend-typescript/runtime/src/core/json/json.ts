import { ConfigurationError } from "../../errors/configuration.js";
import type { ClientSpec, Shape, Shapes } from "../spec.js";

/** Where an integer cannot be kept exactly: the JSON path of it, or undefined. `places` are those to look at. */
export type IntegerReader = (text: string, places: readonly string[]) => string | undefined;

/** A form that values of one kind have for callers: integers that are exact, or dates. */
export interface ValueForm {
  /** The value of a JSON text, as `JSON.parse` gives it, with values of the form. It may be changed in place. */
  read(text: string, value: unknown, at: ShapeIn): unknown;
  /** What to send for a value: bigints and dates are written by themselves. Absent: the value as it is. */
  write?(value: unknown, at: ShapeIn): unknown;
}

/** What readers of values need to know of an API. */
export type Forms = Pick<ClientSpec, "features" | "shapes">;

/** How what a webhook brings is read. */
export interface Reading extends Forms {
  readonly shape?: Shape;
}

/** A shape, if there is one, and the named ones that it may refer to. */
export interface ShapeIn {
  readonly shape: Shape | undefined;
  readonly shapes: Shapes | undefined;
}

/** A text that stands for a value. */
interface Spelled {
  readonly value: unknown;
  readonly text: string;
}

/** Members that came as text, though callers get another value of it. */
const texts: WeakMap<object, Map<string, Spelled>> = new WeakMap();

/** Remembers the text that a member of an object or a list was read of: as long as it is the same, it is sent so. */
export function keepText(container: object, key: string | number, spelled: Spelled): void {
  const kept = texts.get(container) ?? new Map<string, Spelled>();
  texts.set(container, kept.set(String(key), spelled));
}

/** Lets a copy of an object be sent as the object would be. */
export function keepTexts(copy: object, original: object): void {
  const kept = texts.get(original);
  if (kept !== undefined) texts.set(copy, kept);
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
  const kept = texts.get(value);
  const write = (item: unknown, key: string): string | undefined => {
    const spelled = kept?.get(key);
    return writeExactly(spelled !== undefined && spelled.value === item ? spelled.text : item);
  };
  if (Array.isArray(value))
    return `[${value.map((item, index) => write(item, String(index)) ?? "null").join()}]`;
  const members = Object.entries(value).flatMap(([key, item]) => {
    const text = write(item, key);
    return text === undefined ? [] : [`${JSON.stringify(key)}:${text}`];
  });
  return `{${members.join()}}`;
}

function checkValue(value: unknown, path: string): void {
  if (typeof value === "number" && !Number.isFinite(value)) {
    throw new ConfigurationError(`The number at ${path} is not finite: JSON cannot carry it`);
  }
  if (typeof value === "string") checkText(value, path);
  if (value instanceof Date && Number.isNaN(value.getTime())) {
    throw new ConfigurationError(`The date at ${path} is invalid`);
  }
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

/** What callers get of a value that was read from a text. */
export function readAs(
  shape: Shape | undefined,
  { features, shapes }: Forms,
  text: string,
  value: unknown,
): unknown {
  const forms = features?.forms ?? [];
  return forms.reduce((read, form) => form.read(text, read, { shape, shapes }), value);
}

/** A value as it is to be sent: integers that the caller gives as text are integers. */
export function writtenAs(
  shape: Shape | undefined,
  { features, shapes }: Forms,
  value: unknown,
): unknown {
  if (shape === undefined) return value;
  const forms = features?.forms ?? [];
  return forms.reduce((sent, form) => form.write?.(sent, { shape, shapes }) ?? sent, value);
}

/** The value at a path of property names; undefined if the path does not exist. */
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
