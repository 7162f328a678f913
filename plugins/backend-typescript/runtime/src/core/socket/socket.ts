import { ConfigurationError } from "../../errors/configuration.js";
import { StreamError } from "../../errors/stream.js";
import type { Core } from "../client/core.js";
import type { RequestOptions } from "../client/options.js";
import { limitOf } from "../http/prepare.js";
import { encodeJson, readAs, writtenAs } from "../json/json.js";
import type { ClientSpec, OperationSpec } from "../spec.js";
import { checkSize } from "../stream/lines.js";
import { connect } from "./connect.js";
import { Link } from "./link.js";
import type { SocketEnd } from "./link.js";

/** Options of a connection. The timeout applies to opening it. The signal also closes an open connection. */
export interface SocketOptions extends RequestOptions {
  /**
   * Replaces a lost connection with a new one, at most this many times in a row; true means 5. Off by default.
   * Messages in transit and the server's state of the old connection are lost.
   */
  readonly reconnect?: boolean | number | undefined;
  /** Called whenever a new connection has replaced a lost one. */
  readonly onReconnect?: (() => void) | undefined;
  /** Maximum number of unread messages. If one more arrives, the connection is closed. Default 1,000. */
  readonly maxWaiting?: number | undefined;
}

/**
 * An open connection to a channel. Iterating over it yields the messages as they arrive; leaving the loop closes
 * it. Messages that the API does not declare are passed on unchecked: decoded if they are JSON, else as text or
 * bytes.
 */
export interface ChannelSocket<Send, Receive> extends AsyncIterable<Receive> {
  /** Sends a message as JSON, or bytes as they are. Waits while a new connection is being opened. */
  send(message: Send): Promise<void>;
  /** Returns the next message, or undefined if the connection was closed normally. */
  receive(): Promise<Receive | undefined>;
  /** Closes the connection. The code must be 1000 or between 3000 and 4999. */
  close(code?: number, reason?: string): Promise<void>;
  /** Resolves when the connection has ended, and tells how. */
  readonly closed: Promise<SocketEnd>;
}

/**
 * Opens a channel. Rejects with `ConnectionError`, `TimeoutError`, `ConfigurationError`, or the reason of the signal. An
 * end that is not by agreement makes reading fail with `SocketClosedError`.
 */
export async function openSocket<Send, Receive>(
  core: Core,
  operation: OperationSpec,
  request?: object,
  options: SocketOptions = {},
): Promise<ChannelSocket<Send, Receive>> {
  const link = core.inside(
    (config) =>
      new Link<Receive>({
        connect: (events) => connect(config, { operation, request, options }, events),
        decode: (data) => {
          checkSize(sizeOf(data), {
            limit: limitOf(config, options),
            failed: (problem) => `The connection was closed: ${problem}`,
          });
          return decode(data, config.spec, operation);
        },
        onReconnect: options.onReconnect,
        attempts: options.reconnect === true ? 5 : Number(options.reconnect ?? 0),
        limit: options.maxWaiting ?? 1000,
        signal: options.signal,
      }),
  );
  await link.socket();
  const toSend = (message: unknown): unknown =>
    core.inside(({ spec }) => writtenAs(operation.messages?.send, spec, message));
  return toSocket<Send, Receive>(link, toSend);
}

function toSocket<Send, Receive>(
  link: Link<Receive>,
  toSend: (message: unknown) => unknown,
): ChannelSocket<Send, Receive> {
  const { inbox, closed } = link;
  return {
    closed,
    async send(message) {
      const data = message instanceof Uint8Array ? message : encodeJson(toSend(message));
      (await link.socket()).send((data ?? "null") as string);
    },
    receive: async () => (await inbox.next())?.message,
    async close(code = 1000, reason = "") {
      if (code !== 1000 && !(code >= 3000 && code <= 4999)) {
        throw new ConfigurationError("The code must be 1000, or one of 3000 to 4999");
      }
      await link.close(code, reason);
    },
    async *[Symbol.asyncIterator]() {
      try {
        for (let next = await inbox.next(); next !== undefined; next = await inbox.next()) {
          yield next.message;
        }
      } finally {
        void link.close(1000, "");
      }
    },
  };
}

function sizeOf(data: unknown): number {
  return typeof data === "string" ? data.length : (data as ArrayBuffer).byteLength;
}

function decode(data: unknown, spec: ClientSpec, { messages }: OperationSpec): unknown {
  if (typeof data !== "string") return new Uint8Array(data as ArrayBuffer);
  let value: unknown;
  try {
    value = JSON.parse(data);
  } catch {
    return data;
  }
  const path = spec.features?.int64?.(data, spec.int64 ?? []);
  if (path === undefined) return readAs(messages?.receive, spec, data, value);
  throw new StreamError(`A message holds an integer at ${path} that a number cannot keep exactly`);
}
