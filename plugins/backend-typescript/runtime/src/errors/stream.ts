import { __Brand__Error as Base } from "./base.js";

/** A stream ended before its terminator, or contained an error event. */
export class StreamError extends Base {
  readonly #data: unknown;

  constructor(message: string, data?: unknown) {
    super(message);
    this.#data = data;
  }

  override get name(): string {
    return "StreamError";
  }

  /** Data of the error event, decoded where it is JSON. */
  get data(): unknown {
    return this.#data;
  }
}
