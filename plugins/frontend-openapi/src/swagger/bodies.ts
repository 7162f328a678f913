import { child, elements, locationOf, mediaKind, type Node } from "@sdkwright/json-schema";
import type { Json } from "@sdkwright/plugin-api";
import { openapiCatalogue } from "../catalogue.js";
import { inlineSchema, parameterOf, serialization } from "./parameters.js";
import {
  type MediaType,
  mediaTypesOf,
  memberPlace,
  type ObjectNode,
  type Place,
  type Presenter,
  shapeObject,
} from "./shape.js";

/** The request body that `body` and `formData` parameters come to; undefined where there are none. */
export function presentBody(presenter: Presenter, item: Node, operation: ObjectNode, parent: Node): Node | undefined {
  const parameters = bodyParts(presenter, [item, operation]);
  const bodies = parameters.filter(({ value }) => value.in === "body");
  const fields = parameters.filter(({ value }) => value.in === "formData");
  const place = memberPlace(parent, "requestBody");
  const body = bodies.at(-1);
  if (!body) return fields.length > 0 ? presentForm(presenter, { operation, fields, place }) : undefined;
  if (fields[0]) reportFields(presenter, fields[0]);
  const types = mediaTypesOf(presenter, operation, "consumes") ?? [{ name: "application/json", at: body }];
  const schema = child(body, "schema");
  const holder = shapeObject(body, place, {});
  const content = presentContent(body, memberPlace(holder, "content"), types, () => [["schema", schema]]);
  return shapeObject(body, place, { values: body.value, nodes: [["content", content]] });
}

/** The parts of the body, of the path item and then of the operation; a later one replaces one of its name. */
function bodyParts(presenter: Presenter, holders: readonly Node[]): ObjectNode[] {
  const found = new Map<string, ObjectNode>();
  for (const holder of holders) {
    for (const entry of elements(child(holder, "parameters"))) {
      const node = parameterOf(presenter, entry);
      if (node?.value.in === "body") found.set("body", node);
      if (node?.value.in === "formData") found.set(`field ${String(node.value.name)}`, node);
    }
  }
  return [...found.values()];
}

function reportFields({ report }: Presenter, field: ObjectNode): void {
  const params = { feature: "A form beside a body", instead: "the body is sent" };
  report(openapiCatalogue.create("unsupported", params, { location: locationOf(field) }));
}

/** The media types of a body, each with the members that are made for it. */
export function presentContent(
  at: Node,
  place: Place,
  types: readonly MediaType[],
  nodes: (type: MediaType, place: Place) => readonly (readonly [string, Node | undefined])[],
): Node {
  const bare = shapeObject(at, place, {});
  const entries = types.map((type) => {
    const own = memberPlace(bare, type.name);
    return [type.name, shapeObject(type.at, own, { nodes: nodes(type, own) })] as const;
  });
  return shapeObject(at, place, { nodes: entries });
}

interface Form {
  readonly operation: ObjectNode;
  readonly fields: readonly ObjectNode[];
  readonly place: Place;
}

function presentForm(presenter: Presenter, { operation, fields, place }: Form): Node {
  const list = child(operation, "parameters") ?? operation;
  const holder = shapeObject(list, place, {});
  const schema = formSchema(list, memberPlace(holder, "schema"), fields);
  const encoding = Object.fromEntries(
    fields.flatMap((field): [string, Json][] => {
      const styled = serialization(presenter, field, field.value);
      return Object.keys(styled).length > 0 ? [[nameOf(field), styled]] : [];
    }),
  );
  const types = formTypes(presenter, operation, fields);
  const content = presentContent(list, memberPlace(holder, "content"), types, (_type, own) => [
    ["schema", schema],
    ["encoding", shapeObject(list, memberPlace(shapeObject(list, own, {}), "encoding"), { values: encoding })],
  ]);
  const required = fields.some(({ value }) => value.required === true);
  return shapeObject(list, place, { values: { required }, nodes: [["content", content]] });
}

function nameOf({ value }: ObjectNode): string {
  return String(value.name);
}

function formSchema(at: Node, place: Place, fields: readonly ObjectNode[]): Node {
  const bare = shapeObject(at, place, {});
  const properties = shapeObject(at, memberPlace(bare, "properties"), {});
  const nodes = fields.map((field): [string, Node] => [
    nameOf(field),
    inlineSchema(field, memberPlace(properties, nameOf(field)), true),
  ]);
  const required = fields.filter(({ value }) => value.required === true).map(nameOf);
  const filled = shapeObject(at, memberPlace(bare, "properties"), { nodes });
  return shapeObject(at, place, { values: { type: "object", required }, nodes: [["properties", filled]] });
}

/** A form with files can only be multipart. For other forms `consumes` decides; the default is urlencoded. */
function formTypes(presenter: Presenter, operation: Node, fields: readonly ObjectNode[]): readonly MediaType[] {
  const files = fields.find(({ value }) => value.type === "file");
  const listed = mediaTypesOf(presenter, operation, "consumes") ?? [];
  const fitting = listed.filter(({ name }) => {
    const kind = mediaKind(name);
    return kind === "multipart" || (kind === "form" && !files);
  });
  if (fitting.length > 0) return fitting;
  return [{ name: files ? "multipart/form-data" : "application/x-www-form-urlencoded", at: fields[0]! }];
}
