import type { BodySpec } from "../spec.js";
import type { HttpBody } from "./middleware.js";

/** A body that is ready to be sent. */
export interface PreparedBody {
  readonly contentType: string | undefined;
  /** Bytes, where the platform cannot know by itself. */
  readonly length?: number | undefined;
  /** Whether {@link open} can be called again, giving the same bytes. */
  readonly replayable: boolean;
  /** The bytes. A source that is read as they are sent ends when the signal aborts. */
  open(signal: AbortSignal): HttpBody;
}

/** Turns the value of a body into bytes. Raises `ConfigurationError` for values that it cannot write. */
export type BodyEncoder = (spec: BodySpec, value: unknown) => PreparedBody | Promise<PreparedBody>;
