import { ApiError } from "../../errors/api.js";
import type { Core } from "../client/core.js";
import type { RequestOptions } from "../client/options.js";
import { ApiPromise } from "../http/promise.js";
import { consumeBuffered, parseJson } from "../http/response.js";
import type { Consume, WithRawResponse } from "../http/response.js";
import type { OperationSpec } from "../spec.js";
import { asJsonRpcError, resultOf } from "./answer.js";
import { addCall, batchOf } from "./batch.js";
import { carrying, messageFor } from "./message.js";

/**
 * Calls a method by JSON-RPC 2.0. A notification gives undefined once the server has taken it. Rejects with
 * `JsonRpcError` where the server reports one, and with `DecodeError` for an answer to another call.
 */
export function callRpc<T>(
  core: Core,
  operation: OperationSpec,
  request?: object,
  options: RequestOptions = {},
): ApiPromise<T> {
  const batch = batchOf(core);
  const completed =
    batch === undefined
      ? perform(core, operation, request, options)
      : addCall(batch, core, operation, { request, options });
  return new ApiPromise(completed as Promise<WithRawResponse<T>>);
}

async function perform(
  core: Core,
  operation: OperationSpec,
  request: object | undefined,
  { bodyProperties, ...options }: RequestOptions,
): Promise<WithRawResponse<unknown>> {
  const message = messageFor(core, operation, request, bodyProperties);
  const consume: Consume<unknown> = async (reply, told) => {
    if (message.id === undefined) return consumeBuffered(reply);
    const text = await reply.text();
    return resultOf(parseJson(text, reply), message, { reply, text, told });
  };
  try {
    return await core.call(carrying(message, operation, options), consume);
  } catch (error) {
    throw error instanceof ApiError ? asJsonRpcError(error) : error;
  }
}
