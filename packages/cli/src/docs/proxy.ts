import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";

/** Headers of a connection, and those that say how a page sends: the API is not to see them. */
const NOT_SENT =
  /^(?:host|connection|keep-alive|transfer-encoding|upgrade|te|trailer|content-length|origin|referer|cookie|x-docs-.*|sec-.*|accept-encoding)$/i;
/** The body arrives decoded, and cookies of the API are not cookies of the site. */
const NOT_GIVEN = /^(?:connection|keep-alive|transfer-encoding|content-encoding|content-length|set-cookie)$/i;

const MOST_REDIRECTS = 5;

/** All that another server learns of a request that is redirected to it, as with SDKs. */
const FOR_ANOTHER_SERVER = ["accept", "range", "user-agent"];

function forAnotherServer(headers: Headers): Headers {
  return new Headers([...headers].filter(([name]) => FOR_ANOTHER_SERVER.includes(name)));
}

/** Whether a URL is of a server that the explorer may reach; `sources` are those of a content security policy. */
export function isAllowed(url: string, sources: readonly string[]): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, host, username, password } = new URL(url);
  if (!/^https?:$/.test(protocol) || username !== "" || password !== "") return false;
  return sources.some((source) => {
    if (source === protocol) return true;
    const [scheme, known = ""] = source.split("//");
    if (scheme !== protocol) return false;
    return known.startsWith("*.") ? host.endsWith(known.slice(1)) : new URL(source).host === host;
  });
}

function refuse(response: ServerResponse, status: number, reason: string): void {
  response.writeHead(status, { "content-type": "text/plain" }).end(`${reason}\n`);
}

/** A request of the proxy, which follows redirects itself. */
interface Passed {
  readonly init: RequestInit;
  readonly headers: Headers;
  readonly sources: readonly string[];
}

async function send(url: string, { init, headers: given, sources }: Passed): Promise<Response | undefined> {
  let target = url;
  let headers = given;
  for (let hop = 0; hop <= MOST_REDIRECTS; hop++) {
    const response = await fetch(target, { ...init, headers, redirect: "manual" });
    const location = response.headers.get("location");
    const isRedirect = response.status >= 300 && response.status < 400 && location !== null;
    // A body that was sent is gone: only what had none can be sent again.
    if (!isRedirect || init.body) return response;
    const next = new URL(location, target);
    if (!isAllowed(next.href, sources)) return undefined;
    if (next.origin !== new URL(target).origin) headers = forAnotherServer(headers);
    target = next.href;
  }
  return undefined;
}

function headersOf(request: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && !NOT_SENT.test(name)) headers.set(name, String(value));
  }
  const cookie = request.headers["x-docs-cookie"];
  if (typeof cookie === "string") headers.set("cookie", cookie);
  return headers;
}

function requestInit(request: IncomingMessage, signal: AbortSignal): RequestInit & { duplex: "half" } {
  const { method = "GET" } = request;
  const hasBody = method !== "GET" && method !== "HEAD";
  const body = hasBody ? { body: Readable.toWeb(request) as unknown as ReadableStream } : {};
  return { method, ...body, signal, duplex: "half" } as RequestInit & { duplex: "half" };
}

/**
 * Passes a request of the explorer on to the server that it is meant for. Only pages of the site can ask for it, because a
 * browser lets no other page set the header with the address, and only servers of the APIs can be reached.
 */
export async function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  sources: readonly string[],
): Promise<void> {
  const url = request.headers["x-docs-url"];
  if (typeof url !== "string") return refuse(response, 400, "The header x-docs-url is missing.");
  if (!isAllowed(url, sources)) return refuse(response, 403, "The proxy reaches the servers of the APIs only.");
  const ended = new AbortController();
  response.on("close", () => ended.abort());
  try {
    const given = await send(url, { init: requestInit(request, ended.signal), headers: headersOf(request), sources });
    if (!given) return refuse(response, 502, "The server redirects to another server, which the proxy does not reach.");
    const headers = [...given.headers].filter(([name]) => !NOT_GIVEN.test(name));
    response.writeHead(given.status, Object.fromEntries(headers));
    if (given.body)
      Readable.fromWeb(given.body as ReadableStream)
        .on("error", () => response.destroy())
        .pipe(response);
    else response.end();
  } catch {
    if (response.headersSent || ended.signal.aborted) response.destroy();
    // Ends without a response, as the server did, so that the explorer explains it as it is.
    else request.socket.destroy();
  }
}
