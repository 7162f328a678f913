import { ConfigurationError } from "../../errors/configuration.js";
import type { BodyEncoder } from "../http/body.js";
import { encodePairs } from "../url/query.js";
import { encode } from "../url/values.js";

/** `application/x-www-form-urlencoded`: a space is `+` (WHATWG URL, section 5.2). */
function write(text: string): string {
  return encode(text).replace(/%20/g, "+");
}

/** A body of `name=value` pairs, in the order of the properties. */
export const formBody: BodyEncoder = (spec, value) => {
  if (typeof value !== "object" || value === null)
    throw new ConfigurationError("The body of a form must be an object");
  const fields = new Map((spec.fields ?? []).map((field) => [field.name, field] as const));
  const pairs = Object.entries(value).flatMap(([name, item]) => {
    const field = fields.get(name);
    const style = field?.encoding === "json" ? "json" : field?.style;
    return encodePairs(name, item, { style, explode: field?.explode }, write);
  });
  const text = pairs.join("&");
  const contentType = spec.mediaType ?? "application/x-www-form-urlencoded";
  return { contentType, replayable: true, open: () => text };
};
