import { ConfigurationError } from "../../errors/configuration.js";
import type { BodyEncoder } from "../http/body.js";
import type { FieldSpec } from "../spec.js";
import { encodePairs } from "../url/query.js";
import { encode, partsOf } from "../url/values.js";

/** Spaces are `+`, as forms have it. */
const write = (text: string): string => encode(text).replace(/%20/g, "+");

/** Sends the properties of an object as `application/x-www-form-urlencoded`. */
export const formBody: BodyEncoder = (spec, value) => {
  const pairs = fieldsOf(value, spec.fields).flatMap(([field, item]) => formPairs(field, item));
  return {
    contentType: spec.mediaType ?? "application/x-www-form-urlencoded",
    replayable: true,
    open: () => pairs.join("&"),
  };
};

/** Fields with their values: declared ones in their order, then the others. Raises where there are none to have. */
export function fieldsOf(
  value: unknown,
  declared: readonly FieldSpec[] = [],
): (readonly [FieldSpec, unknown])[] {
  if (typeof value !== "object" || value === null) {
    throw new ConfigurationError("The body of a form must be an object");
  }
  const entries = Object.entries(value).filter(([, item]) => item !== undefined && item !== null);
  const rank = new Map(declared.map((field, index) => [field.name, index]));
  const rankOf = (name: string): number => rank.get(name) ?? declared.length;
  return entries
    .sort(([a], [b]) => rankOf(a) - rankOf(b))
    .map(([name, item]) => [declared[rankOf(name)] ?? { name }, item]);
}

/** Lists repeat the field; objects are JSON unless a style is declared. */
function formPairs(field: FieldSpec, value: unknown): string[] {
  const { name, style, explode } = field;
  const isObject = partsOf(value) !== undefined && !Array.isArray(value);
  if (field.encoding === "json" || (isObject && style === undefined)) {
    return encodePairs(name, value, { style: "json" }, write);
  }
  return encodePairs(
    name,
    value,
    { ...(style === undefined ? undefined : { style }), explode },
    write,
  );
}
