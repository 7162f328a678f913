import type { Node } from "@sdkwright/json-schema";
import type { Context } from "../context.js";
import { extensionAt, reportNeeds, textOf } from "./read.js";
import { type CallScope, responsePath } from "./value-paths.js";

/**
 * The property of the response to hand out in place of the whole: `x-gen-sdk-return-value`, a name or a path of names
 * (`data.items`). Undefined where there is none, or where it does not exist (reported).
 */
export function lowerReturns(context: Context, operation: Node, scope: CallScope): readonly string[] | undefined {
  const node = extensionAt(operation, "sdk-return-value");
  const text = node && textOf(context, node);
  if (!node || text === undefined) return undefined;
  if (scope.operation.pagination) {
    reportNeeds(context, node, "an operation without pagination: items of pages are handed out already");
    return undefined;
  }
  const value = text.startsWith("$response") ? text : `$response.${text}`;
  const path = responsePath(context, { ...node, value }, scope)?.place.path;
  return path && path.length > 0 ? path : undefined;
}
