import type { FormField, JsonValue, Parameter } from "@sdkwright/plugin-api";
import { isList, isRecord } from "../json.js";

/** A name and a value as they read when decoded. */
export type Pair = readonly [name: string, value: string];

/** How a list or an object is written. */
export type PairStyle = Pick<Parameter | FormField, "style" | "explode">;

function textOf(value: JsonValue): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

const separators: { readonly [style: string]: string } = { spaceDelimited: " ", pipeDelimited: "|" };

/** The present items of a list, or entries of an object; undefined for a scalar. */
function entriesOf(value: JsonValue): [string, JsonValue][] | undefined {
  if (!isList(value) && !isRecord(value)) return undefined;
  return Object.entries(value as { readonly [key: string]: JsonValue }).filter(([, item]) => item !== null);
}

/** What a query, a cookie or a form holds for one value, by the OpenAPI specification's rules of style and explode. */
export function pairsOf(name: string, value: JsonValue, { style, explode }: PairStyle): Pair[] {
  if (value === null) return [];
  if (style === "json") return [[name, JSON.stringify(value)]];
  const entries = entriesOf(value);
  if (!entries) return [[name, textOf(value)]];
  if (style === "deepObject") {
    return entries.flatMap(([key, item]) => pairsOf(`${name}[${key}]`, item, { style, explode }));
  }
  const listed = isList(value);
  // A list in an object repeats its key, as a list of its own does.
  const itemsOf = (item: JsonValue) => (isList(item) ? (entriesOf(item) ?? []).map(([, one]) => one) : [item]);
  if (explode) {
    return entries.flatMap(([key, item]): Pair[] =>
      listed ? [[name, textOf(item)]] : itemsOf(item).map((one): Pair => [key, textOf(one)]),
    );
  }
  if (entries.length === 0) return [];
  const flat = entries.flatMap(([key, item]) => (listed ? [textOf(item)] : [key, textOf(item)]));
  return [[name, flat.join(separators[style] ?? ",")]];
}

/** A value in a path or a header, decoded. */
export function segmentOf(name: string, value: JsonValue, { style, explode }: PairStyle): string {
  if (style === "json") return JSON.stringify(value);
  const entries = entriesOf(value);
  const listed = isList(value);
  const items = entries?.map(([key, item]) => (listed ? textOf(item) : `${key}${explode ? "=" : ","}${textOf(item)}`));
  switch (style) {
    case "label":
      return `.${items ? items.join(explode ? "." : ",") : textOf(value)}`;
    case "matrix": {
      if (!items) return `;${name}=${textOf(value)}`;
      if (!explode) return `;${name}=${items.join(",")}`;
      return items.map((item) => (listed ? `;${name}=${item}` : `;${item}`)).join("");
    }
    default:
      return items ? items.join(",") : textOf(value);
  }
}
