/** A piece of a response body. Text is sent as UTF-8; `base64` carries any other bytes. */
export interface Chunk {
  readonly text?: string;
  readonly base64?: string;
  /** Milliseconds to wait before it is sent. */
  readonly delay?: number;
}

/**
 * How the server answers one request. A header with a list of values is sent once for each. In header values and text bodies these are replaced: `{{main}}` and `{{other}}`
 * (base URLs of the run on the two origins), `{{secure}}` (that of the one behind TLS) and `{{date+N}}` (HTTP
 * date, N seconds ahead).
 */
export interface Reply {
  /** Which requests it is for, by path below the run's base URL; any where absent. */
  readonly path?: string;
  readonly method?: string;
  /** Values that headers of the request have to have, by lower-case name. */
  readonly when?: { readonly [name: string]: string };
  /** Values that parameters of the query have to have. */
  readonly query?: { readonly [name: string]: string };
  /** How many requests it answers. Default 1. */
  readonly times?: number | "always";
  /** Default 200. */
  readonly status?: number;
  readonly headers?: { readonly [name: string]: string | readonly string[] };
  /** Sent as JSON. */
  readonly json?: unknown;
  readonly text?: string;
  readonly base64?: string;
  /** Sent piece by piece, without a length. */
  readonly chunks?: readonly Chunk[];
  /** Number of filler bytes to send as the body. */
  readonly bytes?: number;
  /** Sends back the body of the request and its content type. */
  readonly echo?: boolean;
  readonly gzip?: boolean;
  /** Milliseconds to wait before the head is sent. */
  readonly delay?: number;
  /** Breaks the connection: before anything is sent, or after the body so far. */
  readonly reset?: "before" | "after";
  /** Never ends: nothing is sent at all, or head and body and then nothing more. */
  readonly stall?: "before" | "after";
  /** Bytes to put on the wire in place of a well-formed response, before the connection closes. */
  readonly raw?: string;
  /** Accepts the request as the opening of a WebSocket, and does this on the connection. */
  readonly socket?: SocketScript;
}

/** What the server does on a WebSocket. */
export interface SocketScript {
  /** Messages to send at once, each as text. */
  readonly send?: readonly string[];
  /** Sends every message back. */
  readonly echo?: boolean;
  /** Sends a ping with this text. */
  readonly ping?: string;
  /** Closes the connection after so many messages. */
  readonly close?: { readonly after: number; readonly code: number; readonly reason: string };
}

/** What arrived on a WebSocket. */
export interface SocketLog {
  readonly messages: readonly string[];
  /** Texts of the pongs. */
  readonly pongs: readonly string[];
  /** The code with which the client closed it; null while it is open. */
  readonly closed: number | null;
}

/** What a scenario's server does: each request takes the first reply that is for it and not used up. */
export interface Script {
  readonly replies: readonly Reply[];
}

/** Where a request arrived. `secure` is behind TLS. */
export type Origin = "main" | "other" | "secure";

/** A request as it arrived. */
export interface Received {
  readonly method: string;
  /** Path and query below the run's base URL, exactly as sent. */
  readonly url: string;
  /** In order and case of arrival. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
  readonly bodyBase64: string;
  /** Milliseconds on the server's monotonic clock at which the head arrived. */
  readonly at: number;
  readonly connection: number;
  readonly origin: Origin;
  /** No reply was left for it. */
  readonly unscripted: boolean;
  /** Bytes of the body that were written to the connection. */
  readonly sent: number;
  /** The client closed the connection before the response was complete. */
  readonly aborted: boolean;
  readonly finished: boolean;
  /** Of a request that opened a WebSocket. */
  readonly socket?: SocketLog;
}
