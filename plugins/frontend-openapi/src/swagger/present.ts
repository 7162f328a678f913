import { checkMembers, child, isObject, keyOf, members, type Node, type Resolver } from "@sdkwright/json-schema";
import type { Report } from "@sdkwright/plugin-api";
import { presentBody } from "./bodies.js";
import { presentParameter, presentParameters } from "./parameters.js";
import { presentResponse, presentResponses } from "./responses.js";
import { presentSchemes } from "./security.js";
import { presentServers } from "./servers.js";
import { followed, memberPlace, type ObjectNode, type Place, type Presenter, shapeObject } from "./shape.js";
import { sharedKind } from "./shared.js";

/**
 * Presents a Swagger 2.0 document in the shape of OpenAPI 3, so that one lowering reads both. Only what differs is made
 * anew, down to the schemas; every node keeps the place in the document that it comes from, and the keys of places are
 * those of OpenAPI 3 as far as its shape differs.
 */
export function presentSwagger(resolver: Resolver, report: Report, methods: ReadonlySet<string>): Resolver {
  const presenter: Presenter = { resolver, report, root: resolver.root };
  return {
    root: presentRoot(presenter, methods),
    target: resolver.target,
    isDynamic: resolver.isDynamic,
    known: resolver.known,
    follow(node) {
      const target = resolver.follow(node);
      return target && presentTarget(presenter, target);
    },
  };
}

function presentRoot(presenter: Presenter, methods: ReadonlySet<string>): Node {
  const { root } = presenter;
  checkMembers(presenter, root, { schemes: "list", produces: "list", consumes: "list" });
  const place = memberPlace(root, "components");
  const components = shapeObject(root, place, {
    nodes: [
      ["schemas", child(root, "definitions")],
      ["securitySchemes", presentSchemes(presenter, shapeObject(root, place, {}))],
    ],
  });
  return shapeObject(
    root,
    { parent: null, token: "", key: "#" },
    {
      values: isObject(root.value) ? root.value : {},
      nodes: [
        ["components", components],
        ["servers", presentServers(presenter, root)],
        ["paths", presentPaths(presenter, methods)],
      ],
    },
  );
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

/** Presents the target of a reference where it is a shared parameter or response; any other one stays as it is. */
function presentTarget(presenter: Presenter, target: Node): Node {
  const kind = sharedKind(target);
  if (!kind || target.merged || !isObject(target.value)) return target;
  const components = shapeObject(presenter.root, memberPlace(presenter.root, "components"), {});
  const place = {
    parent: shapeObject(target, memberPlace(components, kind), {}),
    token: target.token,
    key: keyOf(target),
  };
  const node = target as ObjectNode;
  return kind === "parameters"
    ? presentParameter(presenter, node, place)
    : presentResponse(presenter, presenter.root, node, place);
}
