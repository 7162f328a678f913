import {
  allProperties,
  bareType,
  type HttpOperation,
  type JsonValue,
  type Parameter,
  type Property,
  type ValuePath,
} from "@sdkwright/plugin-api";
import { type Bare, spoken, type Types } from "./response.js";
import { AFTER, CURSORS, OFFSETS, PAGES, SIZES } from "./words.js";

/** A value of a request that a list in pages may be asked by. */
export interface Asked {
  readonly place: ValuePath;
  readonly name: string;
  readonly type: Bare;
  readonly source: Parameter | Property;
}

const isPaging = (name: string): boolean =>
  [CURSORS, AFTER, OFFSETS, PAGES, SIZES].some((known) => known.has(name)) || FURTHER.has(name);

/** Names that ask for a page only where the response gives the next one itself. */
const FURTHER: ReadonlySet<string> = new Set(["since", "before", "page after", "page before", "page index"]);

/** What a request has of the usual names: in the query, or in the body of a POST. */
export function askedOf(api: Types, operation: HttpOperation): readonly Asked[] {
  const query = operation.parameters.filter((one) => one.in === "query");
  const asked = query.flatMap((source) => askedAt(api, source, source.in));
  return operation.method === "POST" ? [...asked, ...askedInBody(api, operation)] : asked;
}

function askedAt(api: Types, source: Parameter | Property, place: ValuePath["in"]): readonly Asked[] {
  const { wire } = source.name;
  const name = spoken(wire);
  return isPaging(name) ? [{ place: { in: place, path: [wire] }, name, type: bareType(api, source.type), source }] : [];
}

function askedInBody(api: Types, { body }: HttpOperation): readonly Asked[] {
  const [content] = body?.contents ?? [];
  if (content?.kind !== "json" && content?.kind !== "form") return [];
  const type = bareType(api, content.type);
  return type.kind === "object" ? allProperties(api, type).flatMap((one) => askedAt(api, one, "body")) : [];
}

/** Numbers, or texts of no format; undefined for anything else, which leads to no page. */
export function valueClass(type: Bare): "number" | "text" | undefined {
  if (type.kind !== "primitive") return undefined;
  switch (type.primitive) {
    case "int32":
    case "int64":
    case "uint32":
    case "uint64":
    case "bigint":
    case "number":
    case "float":
      return "number";
    case "string":
    case "uuid":
    case "base64":
      return "text";
    default:
      return undefined;
  }
}

const COUNTS_FROM_ZERO = /\b(?:zero|0)[- ]?(?:based|indexed)|\b(?:from|at|with|is)\s+(?:zero|0)\b|^0\b/i;
const COUNTS_FROM_ONE = /\b(?:one|1)[- ]?(?:based|indexed)|\b(?:from|at|with|is|to)\s+(?:one|1|`1`)\b/i;

/** Whether pages are plainly counted from the declared default, or from 1. */
export function startsPlainly({ source, type }: Asked): boolean {
  const declared = "default" in source ? source.default : undefined;
  if (typeof declared === "number") return true;
  const text = `${source.summary ?? ""} ${source.description ?? ""}`;
  if (declared !== undefined || COUNTS_FROM_ZERO.test(text)) return false;
  return minimumOf(type) === 1 || COUNTS_FROM_ONE.test(text) || firstExample(source) === 1;
}

/** Whether items are plainly counted from 0, or from the declared default. */
export function countsFromZero({ source, type }: Asked): boolean {
  return typeof source.default === "number" || (minimumOf(type) ?? 0) === 0;
}

function minimumOf(type: Bare): number | undefined {
  const { minimum, exclusiveMinimum } = type.kind === "primitive" ? (type.constraints ?? {}) : {};
  return exclusiveMinimum === undefined ? minimum : Math.floor(exclusiveMinimum) + 1;
}

function firstExample({ examples }: Parameter | Property): JsonValue | undefined {
  return examples?.[0]?.value;
}
