import { __Brand__ConnectionError as ConnectionError } from "../../errors/connection.js";
import { resolveUrl } from "../client/environment.js";
import { isBrowser } from "../client/userAgent.js";
import { abortable } from "./deadline.js";
import { readable } from "./middleware.js";
import type { Fetch, HttpBody, Outgoing } from "./middleware.js";
import { passOver } from "./response.js";
import { codesOf, neverSent } from "./retry.js";
import { failed } from "./text.js";
import type { Called } from "./text.js";

/** Headers that may follow a redirect to another origin: none of them can hold a credential. */
const portable = ["accept", "accept-encoding", "range", "user-agent"] as const;

const MOST_HOPS = 5;

/** What a request is sent with. */
export interface Sending {
  /** Absent for the platform's own. */
  readonly fetch: Fetch | undefined;
  /** Gives the bytes of a stream anew; undefined where that cannot be done. */
  readonly reopen: (() => HttpBody) | undefined;
  readonly called: Called;
}

/**
 * Sends one request and follows redirects where that is safe. Raises `ConnectionError`, or the reason of the request's
 * signal.
 */
export async function send(request: Outgoing, by: Sending): Promise<Response> {
  let current = request;
  for (let hop = 0; ; hop += 1) {
    const response = await sendOnce(current, by);
    const next = hop < MOST_HOPS ? redirected(current, response, by.reopen) : undefined;
    if (next === undefined) return response;
    await passOver(response.body, response.headers);
    current = next;
  }
}

async function sendOnce(request: Outgoing, { fetch, called }: Sending): Promise<Response> {
  const { method, headers, body, signal } = fetch === undefined ? request : readable(request);
  signal.throwIfAborted();
  const init: RequestInit & { duplex?: "half" } = {
    method,
    headers,
    signal,
    // A browser follows by itself, and shows nothing of it.
    redirect: isBrowser() ? "follow" : "manual",
  };
  if (body !== undefined) init.body = body as BodyInit;
  if (isStream(body)) init.duplex = "half";
  try {
    // The platform's own function ends with its signal; one that was given may not.
    const response =
      fetch === undefined
        ? await globalThis.fetch(request.url, init)
        : await abortable(fetch(request.url, init), signal);
    if (response.status !== 0) return response;
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    const code = codesOf(error)[0];
    const why = code === undefined ? "" : ` (${code})`;
    const message = `the request could not be sent, or was not answered${why}`;
    const phase = neverSent(error) ? "connect" : "response";
    throw new ConnectionError(failed(called, message), phase, error);
  }
  throw new ConnectionError(failed(called, "the platform hides the response"), "response");
}

function isStream(body: HttpBody | undefined): boolean {
  return typeof body === "object" && "getReader" in body;
}

/** The request that a redirect asks for; undefined where the response is to be taken as it is. */
function redirected(
  request: Outgoing,
  response: Response,
  reopen: (() => HttpBody) | undefined,
): Outgoing | undefined {
  const location = response.headers.get("location");
  if (![301, 302, 303, 307, 308].includes(response.status) || location === null) return undefined;
  const from = new URL(request.url);
  const to = resolve(location, from);
  if (to === undefined || (from.protocol === "https:" && to.protocol !== "https:"))
    return undefined;
  const sameOrigin = from.origin === to.origin;
  const given = new Headers(request.headers);
  const headers = sameOrigin ? given : portableHeaders(given);
  const next = { ...request, url: to.href, headers };
  if (["GET", "HEAD"].includes(request.method)) {
    return sameOrigin ? next : { ...next, body: undefined };
  }
  if (response.status === 303) {
    for (const name of ["content-type", "content-length", "idempotency-key"]) headers.delete(name);
    return { ...next, method: "GET", body: undefined };
  }
  if (response.status <= 302 || !sameOrigin) return undefined;
  if (!isStream(request.body)) return next;
  return reopen === undefined ? undefined : { ...next, body: reopen() };
}

function resolve(location: string, base: URL): URL | undefined {
  const url = resolveUrl(location, base);
  return url?.protocol === "https:" || url?.protocol === "http:" ? url : undefined;
}

function portableHeaders(headers: Headers): Headers {
  const kept = new Headers();
  for (const name of portable) {
    const value = headers.get(name);
    if (value !== null) kept.set(name, value);
  }
  return kept;
}
