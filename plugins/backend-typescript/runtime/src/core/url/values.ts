import { ConfigurationError } from "../../errors/configuration.js";
import { encodeJson } from "../json/json.js";

/** A scalar as text: dates as ISO 8601 in UTC. Raises `ConfigurationError` for numbers and dates that are none. */
export function scalarText(value: unknown, name: string): string {
  switch (typeof value) {
    case "string":
      return value;
    case "boolean":
    case "bigint":
      return String(value);
    case "number":
      if (Number.isFinite(value)) return String(value);
      break;
    case "object":
      if (value instanceof Date && !Number.isNaN(value.getTime())) return value.toJSON();
      if (value !== null && !(value instanceof Date)) return encodeJson(value) ?? "";
      break;
    default:
  }
  throw new ConfigurationError(`The value of ${name} cannot be written`);
}

/** The present items of a list, or the present entries of a plain object; undefined for scalars. */
export function partsOf(value: unknown): readonly (readonly [string, unknown])[] | undefined {
  if (typeof value !== "object" || value === null || value instanceof Date) return undefined;
  return Object.entries(value).filter(([, part]) => part !== null && part !== undefined);
}

/** Text that needs no escapes: unreserved characters alone (RFC 3986, 2.3). */
const plain = /^[\w.~-]*$/;

/** Percent-encodes all but unreserved characters. Raises `ConfigurationError` for lone surrogates. */
export function encode(text: string): string {
  if (plain.test(text)) return text;
  try {
    return encodeURIComponent(text).replace(
      /[!'()*]/g,
      (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
    );
  } catch {
    throw new ConfigurationError("Text with half of a surrogate pair cannot be sent");
  }
}

/** Decodes those of the escapes that the pattern names; the place allows them as they are. */
export function keep(encoded: string, escapes: RegExp): string {
  return encoded.includes("%") ? encoded.replace(escapes, decodeURIComponent) : encoded;
}

/** Pairs of an exploded list or object, or the one value, joined as the styles of paths and headers do. */
export function joined(
  value: unknown,
  name: string,
  how: {
    readonly explode: boolean;
    readonly separator: string;
    readonly write: (text: string) => string;
  },
): string {
  const parts = partsOf(value);
  if (parts === undefined) return how.write(scalarText(value, name));
  const items = parts.map(
    ([key, item]) => [how.write(key), how.write(scalarText(item, name))] as const,
  );
  if (Array.isArray(value)) return items.map(([, item]) => item).join(how.separator);
  return items
    .map((pair) => pair.join(how.explode ? "=" : ","))
    .join(how.explode ? how.separator : ",");
}
