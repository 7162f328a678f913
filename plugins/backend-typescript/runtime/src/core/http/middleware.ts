/** What can be sent as a body. */
export type HttpBody = string | Uint8Array | Blob | ReadableStream<Uint8Array>;

/** One attempt, complete with credentials. */
export interface HttpRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body: HttpBody | undefined;
  readonly signal: AbortSignal;
}

/** Sends a request on. */
export type Next = (request: HttpRequest) => Promise<Response>;

/** Wrapped around every attempt, after credentials are added: it can sign, measure, change or answer requests. */
export type Middleware = (request: HttpRequest, next: Next) => Promise<Response>;

/** The part of the standard `fetch` that is used. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** The first middleware is the outermost. */
export function chain(middleware: readonly Middleware[], send: Next): Next {
  return middleware.reduceRight<Next>((next, layer) => (request) => layer(request, next), send);
}
