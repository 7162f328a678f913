import { encodeJson } from "../json/json.js";
import type { ParamSpec } from "../spec.js";
import { encode, keep, partsOf, scalarText } from "./values.js";

/** How a list or object becomes `name=value` pairs: `form` and `deepObject` explode by default. */
export interface Style {
  readonly style?: ParamSpec["style"];
  readonly explode?: boolean | undefined;
}

/** Encodes one name or value; nothing that separates names and values may stay. */
export type Write = (text: string) => string;

const separators: { readonly [style: string]: string | undefined } = {
  spaceDelimited: "%20",
  pipeDelimited: "%7C",
};

/** Encoded `name=value` pairs of one value. Null, absent and empty lists give none. */
export function encodePairs(name: string, value: unknown, how: Style, write: Write): string[] {
  if (value === undefined || value === null) return [];
  const pair = (key: string, text: string): string => `${write(key)}=${text}`;
  if (how.style === "json") return [pair(name, write(encodeJson(value) ?? ""))];
  const parts = partsOf(value);
  if (parts === undefined) return [pair(name, write(scalarText(value, name)))];
  if (how.style === "deepObject") {
    return parts.flatMap(([key, item]) => encodePairs(`${name}[${key}]`, item, how, write));
  }
  const isList = Array.isArray(value);
  if (how.explode ?? (how.style ?? "form") === "form") {
    return parts.flatMap(([key, item]) =>
      // A list in an object repeats its key, as a list of its own does.
      (isList ? [item] : itemsOf(item)).map((one) =>
        pair(isList ? name : key, write(scalarText(one, name))),
      ),
    );
  }
  if (parts.length === 0) return [];
  const flat = parts.flatMap(([key, item]) => (isList ? [item] : [key, item]));
  const texts = flat.map((item) => write(scalarText(item, name)));
  return [pair(name, texts.join(separators[how.style ?? "form"] ?? ","))];
}

function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (partsOf(value) ?? []).map(([, item]) => item) : [value];
}

/** Characters that a query value may hold without ending it, for parameters that allow reserved characters. */
const reserved = /%(?:3A|2F|3F|40|21|24|27|28|29|2A|2C|3B|3D)/g;

/** Leaves reserved characters, and what is percent-encoded already. */
const encodeReserved: Write = (text) =>
  keep(encode(text), reserved).replace(/%25(?=[\dA-Fa-f]{2})/g, "%");

/** Encodes one parameter of a query. */
export function encodeParam(spec: ParamSpec, value: unknown): string[] {
  const write = spec.allowReserved ? encodeReserved : encode;
  return encodePairs(spec.name ?? spec.key, value, spec, write);
}
