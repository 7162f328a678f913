import { ConfigurationError } from "../../errors/configuration.js";
import { encodeJson } from "../json/json.js";
import type { ParamSpec } from "../spec.js";
import { encode, joined, keep, partsOf, scalarText } from "./values.js";

/** Characters that a path segment may hold as they are. */
const segmentChars = /%(?:3A|40|24|26|2B|2C|3B|3D|21|27|28|29|2A)/g;

/**
 * A segment of one dot or two, however often they are encoded: `%252e` is `%2e` to a server that decodes twice. Platforms
 * take a backslash for a slash.
 */
export const dotSegment: RegExp = /(?:^|[/\\])(?:\.|%(?:25)*2e){1,2}(?:$|[/\\])/i;

/**
 * Fills a template such as `/pets/{petId}`. Every value stays within its segment. Raises `ConfigurationError` for
 * values that are absent, empty, or would make a segment `.` or `..`.
 */
export function expandPath(
  template: string,
  lookup: (wireName: string) => { readonly spec: ParamSpec; readonly value: unknown },
): string {
  return template
    .split("/")
    .map((segment) => (segment.includes("{") ? expandSegment(segment, lookup) : segment))
    .join("/");
}

function expandSegment(segment: string, lookup: Parameters<typeof expandPath>[1]): string {
  const names: string[] = [];
  const text = segment.replace(/\{([^{}]*)\}/g, (_, name: string) => {
    names.push(name);
    const { spec, value } = lookup(name);
    return expandValue(name, spec, value);
  });
  if (dotSegment.test(text)) {
    throw new ConfigurationError(`The path parameter ${names.join(", ")} must not be "." or ".."`);
  }
  return text;
}

function expandValue(name: string, spec: ParamSpec, value: unknown): string {
  if (value === undefined || value === null || value === "") {
    throw new ConfigurationError(`The path parameter ${name} must not be empty`);
  }
  const explode = spec.explode ?? false;
  const text = ((): string => {
    switch (spec.style) {
      case "label":
        return `.${joined(value, name, { explode, separator: explode ? "." : ",", write: encode })}`;
      case "matrix":
        return matrix(name, value, explode);
      case "json":
        return encode(encodeJson(value) ?? "");
      default:
        return simple(name, spec, value, explode);
    }
  })();
  if (text === "") throw new ConfigurationError(`The path parameter ${name} must not be empty`);
  return text;
}

function simple(name: string, spec: ParamSpec, value: unknown, explode: boolean): string {
  if (partsOf(value) !== undefined)
    return joined(value, name, { explode, separator: ",", write: encode });
  const text = keep(encode(scalarText(value, name)), segmentChars);
  return spec.greedy ? text.replace(/%2F/g, "/") : text;
}

function matrix(name: string, value: unknown, explode: boolean): string {
  const parts = partsOf(value);
  if (!explode || parts === undefined) {
    return `;${encode(name)}=${joined(value, name, { explode: false, separator: ",", write: encode })}`;
  }
  const isList = Array.isArray(value);
  return parts
    .map(([key, item]) => `;${encode(isList ? name : key)}=${encode(scalarText(item, name))}`)
    .join("");
}
