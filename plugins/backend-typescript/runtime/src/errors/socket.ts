import { StreamError } from "./stream.js";

/** The connection of a channel was not closed normally. */
export class SocketClosedError extends StreamError {
  /** Close code of RFC 6455; 1006 if the connection was lost. */
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
