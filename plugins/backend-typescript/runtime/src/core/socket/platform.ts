import { ConfigurationError } from "../../errors/configuration.js";
import { isBrowser } from "../client/userAgent.js";

/** An event of a WebSocket. Each kind of event has some of these properties. */
export interface WebSocketEvent {
  readonly type: string;
  readonly data?: unknown;
  readonly code?: number;
  readonly reason?: string;
  readonly message?: string;
}

/** The part of the standard WebSocket that the client uses. */
export interface WebSocketLike {
  binaryType: string;
  /** Also accepts bytes; platforms differ in how they type them. */
  send(data: string): void;
  close(code?: number, reason?: string): void;
  addEventListener(
    type: "open" | "message" | "close" | "error",
    listener: (event: WebSocketEvent) => void,
  ): void;
}

/** Opens a WebSocket. The second argument may contain `headers` if the platform can send them. */
export type WebSocketConstructor = new (url: string, options?: never) => WebSocketLike;

type Opener = new (
  url: string,
  options?: { readonly headers: Readonly<Record<string, string>> },
) => WebSocketLike;

/** A WebSocket that has begun to connect. Raises `ConfigurationError` where the platform cannot do what the API needs. */
export async function construct(
  given: unknown,
  url: string,
  headers: Headers,
): Promise<WebSocketLike> {
  const Socket = (given ??
    (globalThis as { WebSocket?: unknown }).WebSocket ??
    (await load())) as Opener;
  const sent: Record<string, string> = {};
  headers.forEach((value, name) => {
    sent[name] = value;
  });
  if (given !== undefined || !isBrowser()) return new Socket(url, { headers: sent });
  const names = Object.keys(sent);
  if (names.length === 0) return new Socket(url);
  throw new ConfigurationError(
    `A browser cannot open a WebSocket with headers of its own: ${names.join(", ")}`,
  );
}

/** The package `ws`, for platforms without a WebSocket of their own. */
async function load(): Promise<unknown> {
  try {
    // Not a literal: bundlers would try to resolve it where it is not needed.
    const name = "ws";
    const ws = (await import(/* webpackIgnore: true */ /* @vite-ignore */ name)) as {
      readonly WebSocket: unknown;
    };
    return ws.WebSocket;
  } catch {
    throw new ConfigurationError(
      "This platform has no WebSocket: install the package ws, or pass one as webSocket",
    );
  }
}
