import type { Mutable, Node } from "@sdkwright/json-schema";
import type { Api, HttpOperation } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { lowerPagination } from "./pagination.js";
import { lowerReturns } from "./returns.js";
import { streamCondition } from "./stream-condition.js";
import type { Streamed } from "./streaming.js";

/** A call that was read while the properties of its types were not known. */
export interface CallDraft extends Streamed {
  /** The operation object. */
  readonly node: Node;
}

/** Adds to a call what depends on the properties of its types: its pages, its result, the flag that makes it stream. */
export function finishCall(context: Context, draft: CallDraft, api: Pick<Api, "types">): HttpOperation {
  const { node, streams } = draft;
  const operation: Mutable<HttpOperation> = { ...draft.operation };
  if (streams !== undefined) {
    const property = streamCondition(context, node, { api, operation });
    if (property) operation.streamCondition = { property, value: streams };
  }
  if (streams === true) return operation;
  const pagination = lowerPagination(context, node, { api, operation });
  if (pagination) operation.pagination = pagination;
  const returns = lowerReturns(context, node, { api, operation });
  if (returns) operation.returns = returns;
  return operation;
}
