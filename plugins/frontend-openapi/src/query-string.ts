import {
  child,
  isObject,
  locationOf,
  type Mutable,
  mediaKind,
  members,
  type Node,
  originOf,
} from "@sdkwright/json-schema";
import { makeName, type Parameter, splitWords } from "@sdkwright/plugin-api";
import { openapiCatalogue } from "./catalogue.js";
import type { Context } from "./context.js";
import { formFields } from "./form-fields.js";

/** Whether a parameter is the whole query string (OpenAPI 3.2). */
export function isQueryString({ value }: Node): boolean {
  return isObject(value) && value.in === "querystring";
}

/**
 * The parameters of a query string that is written as a form: one for each property of its schema, or an object of them where
 * the schema names none. Query strings of other media types are reported and left out.
 */
export function queryStringParameters(context: Context, node: Node, words: readonly string[]): readonly Parameter[] {
  const content = members(child(node, "content"))[0];
  const schema = content && child(content, "schema");
  if (!content || !schema || mediaKind(content.token) !== "form") {
    const params = { mediaType: content?.token ?? "no media type" };
    context.report(
      openapiCatalogue.create("query-string", params, { location: locationOf(child(node, "in") ?? node) }),
    );
    return [];
  }
  const required = isObject(node.value) && node.value.required === true;
  const view = context.schemas.view(schema);
  if (!view || view.properties.size === 0) return [whole(context, { node, schema, words, required })];
  const fields = new Map(formFields(context, content, "form").map((field) => [field.name, field]));
  return [...view.properties].map(([wire, property]): Parameter => {
    context.schemas.place(property, { words: [...words, ...splitWords(wire)], wire });
    const field = fields.get(wire);
    const parameter: Mutable<Parameter> = {
      name: makeName(wire),
      in: "query",
      ...context.schemas.member(property, { required: required && view.required.has(wire) }),
      style: field?.encoding === "json" ? "json" : (field?.style ?? "form"),
      explode: field?.explode ?? true,
      origin: originOf(property),
    };
    if (isObject(property.value) && typeof property.value.description === "string")
      parameter.description = property.value.description;
    return parameter;
  });
}

interface Whole {
  readonly node: Node;
  readonly schema: Node;
  readonly words: readonly string[];
  readonly required: boolean;
}

function whole(context: Context, { node, schema, words, required }: Whole): Parameter {
  const wire = isObject(node.value) && typeof node.value.name === "string" ? node.value.name : "query";
  context.schemas.place(schema, { words: [...words, ...splitWords(wire)], wire });
  const member = context.schemas.member(schema, { required });
  return { name: makeName(wire), in: "query", ...member, style: "form", explode: true, origin: originOf(node) };
}
