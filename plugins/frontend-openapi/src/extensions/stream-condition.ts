import type { Node } from "@sdkwright/json-schema";
import { allProperties, bareType, type Type, type ValuePath } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { extensionAt, memberAt } from "./read.js";
import { type CallScope, reportPath, requestPath } from "./value-paths.js";

/** The boolean of the request that chooses between two calls; undefined where nothing chooses. */
export function streamCondition(context: Context, operation: Node, scope: CallScope): ValuePath | undefined {
  const at = extensionAt(operation, "streaming");
  const node = at && memberAt(at, "stream-condition");
  if (!node) return inferredCondition(scope);
  const found = requestPath(context, node, scope);
  if (!found) return undefined;
  if (isBoolean(scope.api, found.type)) return found.place;
  reportPath(context, node, "what is there is not a boolean", scope);
  return undefined;
}

/** A boolean property `stream` of the body, which may be a form, as APIs that answer in both ways have it. */
function inferredCondition({ api, operation }: CallScope): ValuePath | undefined {
  const content = operation.body?.contents[0];
  if (!content || content.kind === "binary" || content.kind === "text") return undefined;
  const body = bareType(api, content.type);
  if (body.kind !== "object") return undefined;
  const property = allProperties(api, body).find(({ name }) => name.wire === "stream");
  return property && isBoolean(api, property.type) ? { in: "body", path: ["stream"] } : undefined;
}

function isBoolean(api: CallScope["api"], type: Type): boolean {
  const found = bareType(api, type);
  const { kind } = found;
  return (
    (kind === "primitive" && found.primitive === "boolean") || (kind === "literal" && typeof found.value === "boolean")
  );
}
