import { child, elements, isObject, type JsonObject, keyOf, locationOf, type Node } from "@sdkwright/json-schema";
import type { Json } from "@sdkwright/plugin-api";
import { openapiCatalogue } from "../catalogue.js";
import { followed, memberPlace, type ObjectNode, type Place, type Presenter, shapeList, shapeObject } from "./shape.js";
import { presentEntry } from "./shared.js";

/** Keywords of a parameter or header that are not part of its schema. */
const NOT_SCHEMA: ReadonlySet<string> = new Set([
  "name",
  "in",
  "required",
  "collectionFormat",
  "allowEmptyValue",
  "schema",
]);

/**
 * The schema that a parameter or a header is in Swagger 2.0, without what is said of the parameter. The description is
 * the parameter's; a field of a form has it in its schema.
 */
export function inlineSchema(node: ObjectNode, place: Place, described = false): Node {
  const { value } = node;
  const names = Object.keys(value).filter((name) => !NOT_SCHEMA.has(name) && (described || name !== "description"));
  const kept = value.type === "file" ? names.filter((name) => name !== "type" && name !== "format") : names;
  const bare = shapeObject(node, place, {});
  const nodes = kept.map((name) => [name, keywordNode(child(node, name)!, bare)] as const);
  return shapeObject(node, place, value.type === "file" ? { values: BYTES, nodes } : { nodes });
}

/** Items are schemas in line as well, and found below the schema that they belong to. */
function keywordNode(keyword: Node, parent: Node): Node {
  if (keyword.token !== "items" || !isObject(keyword.value) || keyword.value.$ref !== undefined) return keyword;
  return inlineSchema(keyword as ObjectNode, memberPlace(parent, "items"), true);
}

const BYTES = { type: "string", format: "binary" };

/** `type: file`: bytes. */
export function fileSchema(at: Node, place: Place): Node {
  return shapeObject(at, place, { values: BYTES });
}

/** Whether a parameter goes into the request's body. */
export function isBodyPart(value: Json | undefined): boolean {
  return isObject(value) && (value.in === "body" || value.in === "formData");
}

/** The parameters of a path item or an operation that stay parameters in OpenAPI 3. */
export function presentParameters(presenter: Presenter, holder: Node, parent: Node): Node | undefined {
  const list = child(holder, "parameters");
  if (!list || !Array.isArray(list.value)) return list;
  const place = memberPlace(parent, "parameters");
  const own = shapeList(list, place, []);
  const entries = elements(list).filter((entry) => !isBodyPart(parameterOf(presenter, entry)?.value));
  const items = entries.map((entry) =>
    isSchemaReference(entry)
      ? presentParameter(presenter, entry, { parent: own, token: entry.token, key: keyOf(entry) })
      : presentEntry(presenter, entry, own, (target, place) => presentParameter(presenter, target, place)),
  );
  return shapeList(list, place, items);
}

/** The parameter that an entry is or refers to. */
export function parameterOf(presenter: Presenter, entry: Node): ObjectNode | undefined {
  return isSchemaReference(entry) ? entry : followed(presenter, entry);
}

/** A parameter that refers to a schema with a `$ref` beside its name, as generators of definitions are known to write. */
function isSchemaReference(entry: Node): entry is ObjectNode {
  return isObject(entry.value) && typeof entry.value.name === "string" && typeof entry.value.in === "string";
}

/** A parameter with its schema in a place of its own. */
export function presentParameter(presenter: Presenter, node: ObjectNode, place: Place): Node {
  if (isObject(node.value.schema)) return node;
  const bare = shapeObject(node, place, {});
  const { $ref: _, ...own } = node.value;
  const values = { ...own, ...serialization(presenter, node, node.value) };
  return shapeObject(node, place, { values, nodes: [["schema", inlineSchema(node, memberPlace(bare, "schema"))]] });
}

/** The `style` and `explode` that a `collectionFormat` comes to. */
export function serialization({ report }: Presenter, node: Node, value: JsonObject): JsonObject {
  if (value.type !== "array") return {};
  const place = typeof value.in === "string" ? value.in : "header";
  const form = place === "query" || place === "formData";
  switch (value.collectionFormat) {
    case "multi":
      return form ? { style: "form", explode: true } : {};
    case "ssv":
      if (form) return { style: "spaceDelimited", explode: false };
      break;
    case "pipes":
      if (form) return { style: "pipeDelimited", explode: false };
      break;
    case "tsv":
      break;
    default:
      return form ? { style: "form", explode: false } : {};
  }
  const params = { feature: `\`collectionFormat: ${value.collectionFormat}\` in ${place}`, instead: "commas are used" };
  const location = locationOf(child(node, "collectionFormat") ?? node, "key");
  report(openapiCatalogue.create("unsupported", params, { location }));
  return form ? { style: "form", explode: false } : {};
}
