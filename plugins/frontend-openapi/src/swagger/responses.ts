import { child, isObject, mediaKind, members, type Node } from "@sdkwright/json-schema";
import { presentContent } from "./bodies.js";
import { fileSchema, inlineSchema } from "./parameters.js";
import {
  type MediaType,
  mediaTypesOf,
  memberPlace,
  type ObjectNode,
  type Place,
  type Presenter,
  shapeObject,
} from "./shape.js";
import { presentEntry } from "./shared.js";

/** The responses of an operation; extensions among them stay as they are. */
export function presentResponses(presenter: Presenter, operation: Node, parent: Node): Node | undefined {
  const declared = child(operation, "responses");
  if (!declared || !isObject(declared.value)) return declared;
  const place = memberPlace(parent, "responses");
  const own = shapeObject(declared, place, {});
  const nodes = members(declared).map((entry): [string, Node] => [
    entry.token,
    entry.token.startsWith("x-")
      ? entry
      : presentEntry(presenter, entry, own, (target, at) => presentResponse(presenter, operation, target, at)),
  ]);
  return shapeObject(declared, place, { nodes });
}

/** A response with its media types; those that `produces` lists for the operation or, of a shared response, for all. */
export function presentResponse(presenter: Presenter, operation: Node, node: ObjectNode, place: Place): Node {
  const bare = shapeObject(node, place, {});
  const { schema: _schema, headers: _headers, examples: _examples, ...values } = node.value;
  return shapeObject(node, place, {
    values: values,
    nodes: [
      ["headers", headers(node, bare)],
      ["content", content(presenter, operation, node, bare)],
    ],
  });
}

function headers(node: ObjectNode, parent: Node): Node | undefined {
  const declared = child(node, "headers");
  if (!declared || !isObject(declared.value)) return declared;
  const place = memberPlace(parent, "headers");
  const holder = shapeObject(declared, place, {});
  const nodes = members(declared).map((entry): [string, Node] => {
    if (!isObject(entry.value) || typeof entry.value.$ref === "string") return [entry.token, entry];
    const own = memberPlace(holder, entry.token);
    const bare = shapeObject(entry, own, {});
    const schema = inlineSchema(entry as ObjectNode, memberPlace(bare, "schema"));
    return [
      entry.token,
      shapeObject(entry, own, {
        values: entry.value,
        nodes: [["schema", schema]],
      }),
    ];
  });
  return shapeObject(declared, place, { nodes });
}

function content(presenter: Presenter, operation: Node, node: ObjectNode, parent: Node): Node | undefined {
  const declared = child(node, "schema");
  if (!declared) return undefined;
  const target = presenter.resolver.follow(declared);
  const isFile = isObject(target?.value) && target.value.type === "file";
  const schema = isFile ? fileSchema(declared, memberPlace(parent, "schema")) : declared;
  const examples = child(node, "examples");
  return presentContent(
    node,
    memberPlace(parent, "content"),
    types(presenter, operation, declared, isFile),
    ({ name }) => [
      ["schema", schema],
      ["example", examples && child(examples, name)],
    ],
  );
}

/** What `produces` says; a file is never JSON, whatever the document says of all its operations. */
function types(presenter: Presenter, operation: Node, schema: Node, isFile: boolean): readonly MediaType[] {
  const listed = mediaTypesOf(presenter, operation, "produces") ?? [];
  const fitting = isFile ? listed.filter(({ name }) => mediaKind(name) !== "json") : listed;
  if (fitting.length > 0) return fitting;
  return [{ name: isFile ? "application/octet-stream" : "application/json", at: schema }];
}
