import { SocketClosedError } from "../../errors/socket.js";
import { StreamError } from "../../errors/stream.js";
import { sleep } from "../http/deadline.js";
import { waitBefore } from "../http/retry.js";
import type { SocketEvents } from "./connect.js";
import { createInbox } from "./inbox.js";
import type { Inbox } from "./inbox.js";
import type { WebSocketLike } from "./platform.js";

/** How a connection ended. */
export interface SocketEnd {
  /** Close code of RFC 6455; 1006 if the connection was lost. */
  readonly code: number;
  readonly reason: string;
}

/** What a link is made of. */
export interface LinkSettings {
  connect(events: SocketEvents): Promise<WebSocketLike>;
  decode(data: unknown): unknown;
  readonly onReconnect: (() => void) | undefined;
  /** Most new connections in a row. */
  readonly attempts: number;
  /** Most messages that wait to be read. */
  readonly limit: number;
  readonly signal: AbortSignal | undefined;
}

/** Codes after which a new connection can do better: the old one broke off, or the server is busy or going away. */
const passing: ReadonlySet<number> = new Set([1001, 1006, 1011, 1012, 1013, 1014]);

/** A connection, and those that replace it when it breaks off. */
export class Link<T> {
  readonly inbox: Inbox<T>;
  /** Resolves when no connection is left, and none will come. */
  readonly closed: Promise<SocketEnd>;
  readonly #settings: LinkSettings;
  #socket: Promise<WebSocketLike>;
  #failures = 0;
  #isOver = false;
  #onEnd: (end: SocketEnd) => void = () => undefined;

  constructor(settings: LinkSettings) {
    this.#settings = settings;
    this.inbox = createInbox<T>(settings.limit);
    this.closed = new Promise((resolve) => {
      this.#onEnd = resolve;
    });
    settings.signal?.addEventListener("abort", this.#onAbort, { once: true });
    this.#socket = this.#dial();
    this.#socket.catch((error: unknown) => {
      this.#finish({ code: 1006, reason: "" }, error);
    });
  }

  /** The open connection, or the one that is being opened. */
  socket(): Promise<WebSocketLike> {
    return this.#socket;
  }

  /** Ends by agreement. */
  async close(code: number, reason: string): Promise<void> {
    this.#isOver = true;
    const socket = await this.#socket.catch(() => undefined);
    socket?.close(code, reason);
    if (socket !== undefined) await this.closed;
  }

  #dial(): Promise<WebSocketLike> {
    const { connect, decode, limit } = this.#settings;
    return connect({
      message: (data) => {
        this.#failures = 0;
        try {
          if (this.inbox.push(decode(data) as T)) return;
          this.#giveUp(new StreamError(`More than ${String(limit)} messages wait to be read`));
        } catch (error) {
          this.#giveUp(error);
        }
      },
      close: (code, reason) => {
        this.#onClose({ code, reason });
      },
    });
  }

  #onClose(end: SocketEnd): void {
    const { code, reason } = end;
    if (this.#isOver || code === 1000 || code === 1005) this.#finish(end);
    else if (passing.has(code) && this.#failures < this.#settings.attempts) {
      this.#socket = this.#redial();
      this.#socket.catch((error: unknown) => {
        this.#finish(end, error);
      });
    } else this.#finish(end, new SocketClosedError(code, reason));
  }

  async #redial(): Promise<WebSocketLike> {
    const { attempts, signal, onReconnect } = this.#settings;
    for (;;) {
      this.#failures += 1;
      await sleep(waitBefore(this.#failures, undefined), signal);
      try {
        const socket = await this.#dial();
        if (this.#isOver) socket.close(1000);
        else onReconnect?.();
        return socket;
      } catch (error) {
        if (this.#isOver || this.#failures >= attempts) throw error;
      }
    }
  }

  readonly #onAbort = (): void => {
    this.#giveUp(this.#settings.signal?.reason);
  };

  #giveUp(error: unknown): void {
    this.#finish({ code: 1006, reason: "" }, error);
    this.#socket.then(
      (socket) => {
        socket.close(1000);
      },
      () => undefined,
    );
  }

  #finish(end: SocketEnd, error?: unknown): void {
    this.#isOver = true;
    this.#settings.signal?.removeEventListener("abort", this.#onAbort);
    this.inbox.end(error);
    this.#onEnd(end);
  }
}
