import { __Brand__ConnectionError as ConnectionError } from "../../errors/connection.js";
import { credentialsFor } from "../auth/context.js";
import type { Config } from "../client/config.js";
import { toRequest } from "../http/attempt.js";
import { abortable, createDeadline } from "../http/deadline.js";
import type { Deadline } from "../http/deadline.js";
import { readable } from "../http/middleware.js";
import { prepare } from "../http/prepare.js";
import type { Call } from "../http/prepare.js";
import { failed, mask, maskedUrl } from "../http/text.js";
import { construct } from "./platform.js";
import type { WebSocketLike } from "./platform.js";

/** What becomes of a connection that was opened. */
export interface SocketEvents {
  message(data: unknown): void;
  /** Called once, and not before the connection was open. */
  close(code: number, reason: string): void;
}

/**
 * Opens a connection, with the URL, the headers and the credentials that a request would have. Rejects with
 * `ConnectionError`, `TimeoutError`, `ConfigurationError` or the reason of the caller's signal.
 */
export async function connect(
  config: Config,
  call: Call,
  events: SocketEvents,
): Promise<WebSocketLike> {
  const signal = call.options?.signal;
  signal?.throwIfAborted();
  const prepared = await prepare(config, call);
  const applied = await credentialsFor(config, prepared);
  const secrets = [...prepared.secrets, ...applied.secrets];
  const { method } = prepared.operation;
  const called = { method, url: prepared.url, secrets };
  const deadline = createDeadline(prepared.timeoutMs, signal, called);
  try {
    const { url, headers } = readable(toRequest(prepared, applied, deadline));
    headers.delete("accept");
    prepared.log?.("info", "connect", { url: maskedUrl(url) });
    const socket = await construct(config.values["webSocket"], url.replace(/^http/, "ws"), headers);
    await opened(socket, deadline, events);
    return socket;
  } finally {
    deadline.end();
  }
}

function opened(
  socket: WebSocketLike,
  { called, signal }: Deadline,
  events: SocketEvents,
): Promise<void> {
  socket.binaryType = "arraybuffer";
  const opening = new Promise<void>((resolve, reject) => {
    let isOpen = false;
    let why = "";
    socket.addEventListener("open", () => {
      isOpen = true;
      resolve();
    });
    // Messages can arrive before whoever awaits the opening goes on.
    socket.addEventListener("message", ({ data }) => {
      events.message(data);
    });
    socket.addEventListener("error", ({ message }) => {
      if (message !== undefined && message !== "") why = `: ${mask(message, called.secrets)}`;
    });
    socket.addEventListener("close", ({ code, reason }) => {
      if (isOpen) events.close(code ?? 1006, reason ?? "");
      else {
        const message = failed(called, `the connection could not be opened${why}`);
        reject(new ConnectionError(message, "response"));
      }
    });
  });
  return abortable(opening, signal).catch((error: unknown) => {
    socket.close();
    throw error;
  });
}
