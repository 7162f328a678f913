import type { ApiError } from "../../errors/api.js";
import { DecodeError } from "../../errors/decode.js";
import { JsonRpcError } from "../../errors/rpc.js";
import type { JsonRpcFailure } from "../../errors/rpc.js";
import { failureInit } from "../http/failure.js";
import type { Told } from "../http/failure.js";
import type { Reply } from "../http/response.js";

/** The HTTP answer that JSON-RPC answers came in. */
export interface Carrier {
  readonly reply: Reply;
  readonly text: string;
  readonly told: Told;
}

type Members = Readonly<Record<string, unknown>>;

/** The members of an answer; empty if it is not an object. */
export function membersOf(answer: unknown): Members {
  return typeof answer === "object" && answer !== null ? (answer as Members) : {};
}

/** The result of a call. Throws `JsonRpcError`, and `DecodeError` for any other text. */
export function resultOf(
  answer: unknown,
  { id, method }: { readonly id?: number; readonly method: string },
  carrier: Carrier,
): unknown {
  const { id: answered, ...members } = membersOf(answer);
  const failure = failureOf(members);
  // A server that could not read the id answers without one.
  const isAnonymous = failure !== undefined && (answered === null || answered === undefined);
  if (answered !== id && !isAnonymous) throw undecodable("answers another call", carrier);
  if (failure !== undefined) throw failed(method, failure, carrier);
  if (!Object.hasOwn(members, "result"))
    throw undecodable("holds neither a result nor an error", carrier);
  return members["result"];
}

/** What an answer says of a call that failed; undefined where it does not, or not as the protocol has it. */
export function failureOf({ error }: Members): JsonRpcFailure | undefined {
  const { code, message } = membersOf(error);
  if (typeof code !== "number" || !Number.isInteger(code)) return undefined;
  return typeof message === "string" ? (error as JsonRpcFailure) : undefined;
}

/** An answer that is not what the protocol asks for. */
export function undecodable(problem: string, { reply, text }: Carrier): DecodeError {
  const { status, headers } = reply.raw;
  const message = reply.failed(`the response (status ${String(status)}) ${problem}`);
  return new DecodeError({ message, status, headers, rawBody: text });
}

/** The error of a call that the server reports in a success of HTTP. */
export function failed(
  method: string,
  failure: JsonRpcFailure,
  { reply, text, told }: Carrier,
): JsonRpcError {
  const what = `${method} failed with ${String(failure.code)}`;
  return new JsonRpcError(failureInit(reply, { what, body: failure, rawBody: text }, told));
}

/** The same for a non-2xx answer. An error of another kind of server is left unchanged. */
export function asJsonRpcError(error: ApiError): ApiError {
  const body = failureOf(membersOf(error.body));
  if (body === undefined) return error;
  const { message, status, headers, rawBody, requestId } = error;
  const { maskedBody, method, url, attempts, retryAfter } = error;
  const http = {
    status,
    headers,
    rawBody,
    maskedBody,
    requestId,
    method,
    url,
    attempts,
    retryAfter,
  };
  return new JsonRpcError({ ...http, message, body });
}
