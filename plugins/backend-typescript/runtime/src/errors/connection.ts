import { __Brand__Error as Base } from "./base.js";

/**
 * What the client was waiting for when the connection failed: the connection, before which nothing was sent,
 * the response, its body, or the next bytes of a stream.
 */
export type Phase = "connect" | "response" | "body" | "idle";

/** No complete HTTP response was received. `cause` holds what the platform reported. */
export class __Brand__ConnectionError extends Base {
  readonly phase: Phase;
  /** Number of times that the request was sent. */
  attempts = 1;

  constructor(message: string, phase: Phase, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.phase = phase;
  }

  override get name(): string {
    return "__Brand__ConnectionError";
  }
}
