import type { Mutable, Node } from "@sdkwright/json-schema";
import type { Api, HttpOperation } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { type InferredPagination, inferPagination } from "../pages/infer.js";
import { lowerPagination } from "./pagination.js";
import { extensionAt } from "./read.js";
import { lowerReturns } from "./returns.js";
import { streamCondition } from "./stream-condition.js";
import type { Streamed } from "./streaming.js";

/** A call that was read while the properties of its types were not known. */
export interface CallDraft extends Streamed {
  /** The operation object. */
  readonly node: Node;
}

/** A call, with what its pages were inferred from. */
export interface FinishedCall {
  readonly operation: HttpOperation;
  readonly node: Node;
  readonly inferred?: InferredPagination;
}

/** Adds to a call what depends on the properties of its types: its pages, its result, the flag that makes it stream. */
export function finishCall(context: Context, draft: CallDraft, api: Pick<Api, "types">): FinishedCall {
  const { node, streams } = draft;
  const operation: Mutable<HttpOperation> = { ...draft.operation };
  if (streams !== undefined) {
    const property = streamCondition(context, node, { api, operation });
    if (property) operation.streamCondition = { property, value: streams };
  }
  if (streams === true) return { operation, node };
  const pagination = lowerPagination(context, node, { api, operation });
  if (pagination) operation.pagination = pagination;
  const returns = lowerReturns(context, node, { api, operation });
  if (returns) operation.returns = returns;
  const inferred = mayInfer(context, draft) ? inferPagination(api, operation) : undefined;
  if (!inferred) return { operation, node };
  return { operation: { ...operation, pagination: inferred.pagination }, node, inferred };
}

/** Whether nothing that the definition or the configuration says of an operation's result stands against pages. */
function mayInfer({ frontend }: Context, { node, streams }: CallDraft): boolean {
  if (frontend.settings["infer-pagination"] === false || streams !== undefined) return false;
  return !extensionAt(node, "pagination") && !extensionAt(node, "sdk-return-value");
}
