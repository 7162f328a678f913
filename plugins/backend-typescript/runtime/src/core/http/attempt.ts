import { __Brand__ConnectionError as ConnectionError } from "../../errors/connection.js";
import type { Applied } from "../auth/auth.js";
import { credentialsFor } from "../auth/context.js";
import type { Config } from "../client/config.js";
import { logRequest } from "../log/log.js";
import { encode } from "../url/values.js";
import { createDeadline } from "./deadline.js";
import type { Deadline } from "./deadline.js";
import { toApiError } from "./failure.js";
import type { Told } from "./failure.js";
import { applyHeaders } from "./headers.js";
import type { HeaderMap } from "./headers.js";
import { chain, readable } from "./middleware.js";
import type { Outgoing } from "./middleware.js";
import { limitOf } from "./prepare.js";
import type { Prepared } from "./prepare.js";
import { passOver, toReply } from "./response.js";
import type { Consume, Reply, WithRawResponse } from "./response.js";
import { askedWait, hadNoEffect, isTransient, LONGEST_WAIT_MS } from "./retry.js";
import type { Called } from "./text.js";
import { send } from "./transport.js";

/** Where a call stands when an attempt begins. */
export interface Attempt {
  /** From 1. */
  readonly number: number;
  /** Retries are left, and the body can be sent again. */
  readonly canRetry: boolean;
  /** A refused access token may still be replaced. */
  readonly canRenew: boolean;
  readonly onResponse: (reply: Reply) => void;
}

/** What follows an attempt that did not end in an error. */
export type Outcome<T> =
  | { readonly kind: "done"; readonly result: WithRawResponse<T> }
  /** The server refused the access token, which has been given up. */
  | { readonly kind: "renew" }
  | { readonly kind: "retry"; readonly asked: number | undefined; readonly reason: string };

/** Sends the request once. Credentials are evaluated anew; middleware wraps what is sent. */
export async function attemptOnce<T>(
  config: Config,
  prepared: Prepared,
  attempt: Attempt,
  consume: Consume<T>,
): Promise<Outcome<T>> {
  const { signal } = prepared.options;
  const applied = await credentialsFor(config, prepared);
  signal?.throwIfAborted();
  const told = toldOf(prepared, attempt, applied);
  const called = { ...told, url: prepared.url };
  const deadline = createDeadline(prepared.timeoutMs, signal, called);
  let ending: "failed" | "done" | "open" = "failed";
  try {
    const request = toRequest(prepared, applied, deadline);
    if (prepared.log !== undefined) logRequest(prepared.log, request, attempt.number);
    const response = await exchange(config, prepared, { request, called });
    const { operation } = prepared;
    const reply = toReply(response, {
      operation,
      spec: config.spec,
      deadline,
      url: request.url,
      limit: limitOf(config, prepared.options),
    });
    attempt.onResponse(reply);
    if (!isSuccess(response.status)) return await afterFailure(prepared, attempt, reply, applied);
    const data = await consume(reply, told);
    ending = reply.isKeptOpen() ? "open" : "done";
    return { kind: "done", result: { data, response: reply.raw } };
  } finally {
    if (ending !== "open") deadline.end();
    // What is still being sent or received is not needed any more.
    if (ending === "failed") deadline.abort(new ConnectionError("The attempt is over", "response"));
  }
}

function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

/** The request through all middleware. Raises the reason of the deadline's signal once that is aborted. */
async function exchange(
  config: Config,
  prepared: Prepared,
  { request, called }: { readonly request: Outgoing; readonly called: Called },
): Promise<Response> {
  const { body } = prepared;
  const reopen =
    body?.replayable === true
      ? (): ReturnType<typeof body.open> => body.open(request.signal)
      : undefined;
  const { middleware, options } = config;
  const next = (sent: Outgoing): Promise<Response> =>
    send(sent, { fetch: options.fetch, reopen, called });
  try {
    if (middleware.length === 0) return await next(request);
    return await chain(middleware, next)(readable(request));
  } catch (error) {
    throw request.signal.aborted ? request.signal.reason : error;
  }
}

/** The request as it is sent, credentials included. */
export function toRequest(prepared: Prepared, applied: Applied, deadline: Deadline): Outgoing {
  const headers: HeaderMap = new Map();
  for (const source of [...prepared.below, applied.headers, ...prepared.above])
    applyHeaders(headers, source);
  const pairs = (entries: Applied["query"]): string[] =>
    entries.map(([name, value]) => `${encode(name)}=${encode(value)}`);
  const cookies = [...prepared.cookies, ...pairs(applied.cookies)];
  const own = headers.get("cookie")?.[1];
  if (cookies.length > 0) {
    const all = own === undefined ? cookies : [own, ...cookies];
    headers.set("cookie", ["cookie", all.join("; ")]);
  }
  const query = pairs(applied.query).join("&");
  const mark = prepared.url.includes("?") ? "&" : "?";
  const url = query === "" ? prepared.url : `${prepared.url}${mark}${query}`;
  const body = prepared.body?.open(deadline.signal);
  const { method } = prepared.operation;
  return {
    method,
    url,
    headers: Object.fromEntries(headers.values()),
    body,
    signal: deadline.signal,
  };
}

/** Decides what follows a status that is not a success. The body of a response that is given up is not awaited. */
async function afterFailure(
  prepared: Prepared,
  attempt: Attempt,
  reply: Reply,
  applied: Applied,
): Promise<Outcome<never>> {
  const { status, headers } = reply.raw;
  if (status === 401 && applied.token !== undefined) {
    applied.token.provider.invalidate(applied.token.value);
    if (attempt.canRenew && (prepared.body?.replayable ?? true)) {
      await passOver(reply.body, reply.raw.headers);
      return { kind: "renew" };
    }
  }
  const asked = askedWait(headers);
  const passes = isTransient(status) && (prepared.safe || hadNoEffect(status));
  if (attempt.canRetry && passes && (asked ?? 0) <= LONGEST_WAIT_MS) {
    await passOver(reply.body, reply.raw.headers);
    return { kind: "retry", asked, reason: String(status) };
  }
  throw await toApiError(reply, toldOf(prepared, attempt, applied));
}

function toldOf(prepared: Prepared, attempt: Attempt, applied: Applied): Told {
  const secrets = [...prepared.secrets, ...applied.secrets];
  return { method: prepared.operation.method, attempts: attempt.number, secrets };
}
