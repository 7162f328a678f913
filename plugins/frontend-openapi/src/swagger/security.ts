import { child, isObject, locationOf, members, type Node } from "@sdkwright/json-schema";
import { openapiCatalogue } from "../catalogue.js";
import { followed, memberPlace, type ObjectNode, type Place, type Presenter, shapeObject } from "./shape.js";

/** OpenAPI 3's names of the flows whose names it changed. */
const FLOWS: ReadonlyMap<string, string> = new Map([
  ["accessCode", "authorizationCode"],
  ["application", "clientCredentials"],
]);

const KNOWN_FLOWS: ReadonlySet<string> = new Set([...FLOWS.keys(), "implicit", "password"]);

/** `securityDefinitions` as security schemes. */
export function presentSchemes(presenter: Presenter, parent: Node): Node | undefined {
  const declared = child(presenter.root, "securityDefinitions");
  const holder = followed(presenter, declared);
  if (!holder) return declared;
  const place = memberPlace(parent, "securitySchemes");
  const own = shapeObject(holder, place, {});
  const nodes = members(holder).map((entry): [string, Node] => {
    const node = followed(presenter, entry);
    if (node) checkFlow(presenter, node);
    return [entry.token, node ? scheme(node, memberPlace(own, entry.token)) : entry];
  });
  return shapeObject(holder, place, { nodes });
}

/** Every flow comes to a token that callers give, so that an unknown one does no harm. */
function checkFlow({ report }: Presenter, node: ObjectNode): void {
  const { flow, type } = node.value;
  if (type !== "oauth2" || flow === undefined || (typeof flow === "string" && KNOWN_FLOWS.has(flow))) return;
  const location = locationOf(child(node, "flow") ?? node);
  report(openapiCatalogue.create("unknown-flow", { flow: JSON.stringify(flow) }, { location }));
}

function scheme(node: ObjectNode, place: Place): Node {
  const { value } = node;
  if (value.type === "basic") return shapeObject(node, place, { values: { ...value, type: "http", scheme: "basic" } });
  if (value.type !== "oauth2" || typeof value.flow !== "string") return node;
  const { flow, authorizationUrl, tokenUrl, scopes } = value;
  const urls = {
    ...(authorizationUrl !== undefined && { authorizationUrl }),
    ...(tokenUrl !== undefined && { tokenUrl }),
  };
  const flows = { [FLOWS.get(flow) ?? flow]: { ...urls, scopes: isObject(scopes) ? scopes : {} } };
  return shapeObject(node, place, { values: { ...value, flows } });
}
