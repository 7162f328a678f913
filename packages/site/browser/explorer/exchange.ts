import type { Fetch } from "@sdkwright/runtime-typescript/core";

/** A request as it was sent. */
export interface SentRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body: BodyInit | null | undefined;
}

/** A response as it arrived. The body is absent of streams, which are shown as they come. */
export interface Exchange {
  readonly request: SentRequest;
  readonly status: number;
  readonly statusText: string;
  readonly headers: Headers;
  readonly milliseconds: number;
  readonly body?: Blob;
}

/** The address at which `docs dev` passes requests on, for APIs that allow no other origin. */
const proxy = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="docs-proxy"]')?.content || undefined;

/** Whether requests leave the page by way of a proxy. */
export const isProxied = (): boolean => proxy() !== undefined;

function sendOn(url: string, init: RequestInit): Promise<Response> {
  const by = proxy();
  const plain: RequestInit = { ...init, credentials: "omit", cache: "no-store", referrerPolicy: "no-referrer" };
  if (by === undefined) return fetch(url, plain);
  const headers = new Headers(init.headers);
  const cookie = headers.get("cookie");
  // Pages may not set cookies; the proxy does it for them.
  if (cookie !== null) headers.set("x-docs-cookie", cookie);
  headers.set("x-docs-url", url);
  return fetch(new URL(by, document.baseURI), { ...plain, headers });
}

/** Sends requests and tells of each response. */
export function recording(keepsBody: boolean, onExchange: (exchange: Exchange) => void): Fetch {
  return async (url, init) => {
    const started = performance.now();
    const headers = new Headers(init.headers);
    const request = { method: init.method ?? "GET", url, headers, body: init.body };
    const response = await sendOn(url, init);
    const milliseconds = performance.now() - started;
    // Read first: the runtime lets go of a response that it does not want.
    const body = keepsBody || !response.ok ? await response.clone().blob() : undefined;
    onExchange({
      request,
      status: response.status,
      statusText: response.statusText,
      headers: response.headers,
      milliseconds,
      ...(body && { body }),
    });
    return response;
  };
}

/** Thrown in place of sending a request. */
class NotSent extends Error {}

/** The request that a call would send; undefined where it would send none. */
export async function requestOf(call: (fetch: Fetch) => Promise<unknown>): Promise<SentRequest | undefined> {
  let request: SentRequest | undefined;
  const fetch: Fetch = async (url, init) => {
    request ??= { method: init.method ?? "GET", url, headers: new Headers(init.headers), body: init.body };
    throw new NotSent("Only the request was asked for");
  };
  await call(fetch).catch(() => undefined);
  return request;
}
