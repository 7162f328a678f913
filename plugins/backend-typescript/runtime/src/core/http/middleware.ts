/** A body that can be sent. */
export type HttpBody = string | Uint8Array | Blob | ReadableStream<Uint8Array>;

/** The request of an attempt, including credentials. */
export interface HttpRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body: HttpBody | undefined;
  readonly signal: AbortSignal;
}

/** A request before middleware, or something else that reads its headers, makes it wait for an object of them. */
export type Outgoing = Omit<HttpRequest, "headers"> & {
  readonly headers: Headers | Readonly<Record<string, string>>;
};

/** The request with headers that can be read and changed. */
export function readable(request: Outgoing): HttpRequest {
  return { ...request, headers: new Headers(request.headers) };
}

/** Passes a request on. */
export type Next = (request: HttpRequest) => Promise<Response>;

/** Wraps every attempt and runs after credentials are added. It can sign, measure, modify or answer requests. */
export type Middleware = (request: HttpRequest, next: Next) => Promise<Response>;

/** The part of the standard `fetch` that the client uses. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** The first middleware is the outermost. */
export function chain(middleware: readonly Middleware[], send: Next): Next {
  return middleware.reduceRight<Next>((next, layer) => (request) => layer(request, next), send);
}
