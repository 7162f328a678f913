import { StreamError } from "./stream.js";

/** The connection of a channel ended otherwise than by agreement. */
export class SocketClosedError extends StreamError {
  /** Close code of RFC 6455; 1006 where the connection broke off. */
  readonly code: number;
  readonly reason: string;

  constructor(code: number, reason: string) {
    super(`The connection was closed with ${String(code)}${reason === "" ? "" : `: ${reason}`}`);
    this.code = code;
    this.reason = reason;
  }

  override get name(): string {
    return "SocketClosedError";
  }
}
