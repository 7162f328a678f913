import { child, members, type Node, type Resolver } from "@sdkwright/json-schema";
import type { Report } from "@sdkwright/plugin-api";
import { presentBody } from "./bodies.js";
import { presentParameters } from "./parameters.js";
import { presentResponses } from "./responses.js";
import { presentSchemes } from "./security.js";
import { presentServers } from "./servers.js";
import { followed, memberPlace, type ObjectNode, type Place, type Presenter, shapeObject } from "./shape.js";

/**
 * Presents a Swagger 2.0 document in the shape of OpenAPI 3, so that one lowering reads both. Only what differs is made
 * anew, down to the schemas; every node keeps the place in the document that it comes from, and the keys of places are
 * those of OpenAPI 3, so that a document keeps its ids when it is converted.
 */
export function presentSwagger(resolver: Resolver, report: Report, methods: ReadonlySet<string>): Node {
  const { root } = resolver;
  const components = shapeObject(root, memberPlace(root, "components"), {});
  const presenter: Presenter = { resolver, report, root, components };
  const filled = shapeObject(root, memberPlace(root, "components"), {
    nodes: [
      ["schemas", child(root, "definitions")],
      ["securitySchemes", presentSchemes(presenter, components)],
    ],
  });
  const values = followed(presenter, root)?.value ?? {};
  const place: Place = { parent: null, token: "", key: "#" };
  return shapeObject(root, place, {
    values,
    nodes: [
      ["components", filled],
      ["servers", presentServers(presenter, root)],
      ["paths", presentPaths(presenter, methods)],
    ],
  });
}

function presentPaths(presenter: Presenter, methods: ReadonlySet<string>): Node | undefined {
  const declared = child(presenter.root, "paths");
  const paths = followed(presenter, declared);
  if (!paths) return declared;
  const nodes = members(paths).map((entry): [string, Node] => {
    const item = entry.token.startsWith("x-") ? undefined : followed(presenter, entry);
    return [entry.token, item ? presentItem(presenter, entry, item, methods) : entry];
  });
  return shapeObject(paths, memberPlace(presenter.root, "paths"), { nodes });
}

function presentItem(presenter: Presenter, entry: Node, item: ObjectNode, methods: ReadonlySet<string>): Node {
  const place = memberPlace(entry.parent ?? entry, entry.token);
  const bare = shapeObject(entry, place, {});
  const operations = members(item).flatMap((member): [string, Node][] => {
    if (!methods.has(member.token)) return [];
    const operation = followed(presenter, member);
    return [
      [
        member.token,
        operation ? presentOperation(presenter, item, operation, memberPlace(bare, member.token)) : member,
      ],
    ];
  });
  return shapeObject(entry, place, {
    values: item.value,
    nodes: [["parameters", presentParameters(presenter, item, bare)], ...operations],
  });
}

function presentOperation(presenter: Presenter, item: Node, operation: ObjectNode, place: Place): Node {
  const bare = shapeObject(operation, place, {});
  return shapeObject(operation, place, {
    values: operation.value,
    nodes: [
      ["parameters", presentParameters(presenter, operation, bare)],
      ["requestBody", presentBody(presenter, item, operation, bare)],
      ["responses", presentResponses(presenter, operation, bare)],
    ],
  });
}
