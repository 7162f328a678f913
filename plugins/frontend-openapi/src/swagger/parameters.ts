import { child, elements, isObject, type JsonObject, locationOf, type Node } from "@sdkwright/json-schema";
import type { Json } from "@sdkwright/plugin-api";
import { openapiCatalogue } from "../catalogue.js";
import {
  memberPlace,
  type ObjectNode,
  type Place,
  type Presenter,
  presentShared,
  shapeList,
  shapeObject,
} from "./shape.js";

/** Keywords of a parameter or header that are no part of its schema. */
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
  const nodes = kept.map((name) => [name, child(node, name)] as const);
  return shapeObject(node, place, value.type === "file" ? { values: BYTES, nodes } : { nodes });
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
  const entries = elements(list).filter((entry) => !isBodyPart(presenter.resolver.follow(entry)?.value));
  const items = entries.map((entry) =>
    presentShared(presenter, entry, "parameters", (target, place) => presentParameter(presenter, target, place)),
  );
  return shapeList(list, memberPlace(parent, "parameters"), items);
}

function presentParameter(presenter: Presenter, node: ObjectNode, place: Place): Node {
  if (isObject(node.value.schema)) return node;
  const bare = shapeObject(node, place, {});
  const values = { ...node.value, ...serialization(presenter, node, node.value) };
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
