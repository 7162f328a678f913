import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname } from "node:path";
import type { SiteFile } from "@sdkwright/site";
import { passOn } from "./proxy.js";

/** Where a page hears that the site has changed, and where its explorer sends requests. */
export const CHANGES_PATH = "_docs/changes";
export const PROXY_PATH = "_docs/proxy";

const TYPES: { readonly [extension: string]: string } = {
  ".css": "text/css; charset=utf-8",
  ".gif": "image/gif",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpeg": "image/jpeg",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".md": "text/markdown; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webp": "image/webp",
  ".xml": "application/xml",
};

/** A site that is being served. */
export interface Served {
  readonly url: string;
  /** Serves other files from now on, and tells all open pages. */
  replace(site: ServedSite): void;
  close(): void;
}

export interface ServedSite {
  readonly files: readonly SiteFile[];
  /** Servers that the explorer may reach, as sources of a content security policy. */
  readonly connect: readonly string[];
}

/** A page of another site could have its own name lead here; only our own names are answered to. */
function isLocal({ headers }: IncomingMessage): boolean {
  return /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i.test(headers.host ?? "");
}

function give(path: string, files: ReadonlyMap<string, SiteFile["content"]>, response: ServerResponse): void {
  const name = path === "" || path.endsWith("/") ? `${path}index.html` : path;
  const content = files.get(name);
  if (content === undefined) {
    response.writeHead(404, { "content-type": "text/plain" }).end("There is no such page.\n");
    return;
  }
  const type = TYPES[extname(name)] ?? "application/octet-stream";
  response.writeHead(200, { "content-type": type, "cache-control": "no-store", "x-content-type-options": "nosniff" });
  response.end(content);
}

/** The path that a request asks for; undefined for one that cannot be decoded. */
function pathOf({ url = "/" }: IncomingMessage): string | undefined {
  try {
    return decodeURIComponent(url.replace(/[?#].*$/s, "").replace(/^\/+/, ""));
  } catch {
    return undefined;
  }
}

/** Serves a site on the loopback. Rejects if the port is taken. */
export async function serveSite(site: ServedSite, port: number): Promise<Served> {
  let current = site;
  let files = new Map(site.files.map(({ path, content }) => [path, content]));
  const waiting = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    const path = pathOf(request);
    if (!isLocal(request)) response.writeHead(421).end();
    else if (path === undefined) response.writeHead(400).end();
    else if (path === PROXY_PATH) void passOn(request, response, current.connect);
    else if (path === CHANGES_PATH) {
      response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" }).write("\n");
      waiting.add(response);
      response.on("close", () => waiting.delete(response));
    } else give(path, files, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    replace(changed) {
      current = changed;
      files = new Map(changed.files.map(({ path, content }) => [path, content]));
      for (const response of waiting) response.write("data: changed\n\n");
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
