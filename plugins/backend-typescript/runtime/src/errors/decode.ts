import { __Brand__Error as Base } from "./base.js";

/** Why and where a body could not be decoded. */
export interface DecodeErrorInit {
  readonly message: string;
  readonly status: number;
  readonly headers: Headers;
  readonly rawBody: string;
  readonly path?: string;
  readonly line?: number;
  readonly cause?: unknown;
}

/** The response was successful, but its body could not be decoded. */
export class DecodeError extends Base {
  readonly status: number;
  /** JSON path of the invalid value, such as `$.items[0].id`. */
  readonly path: string | undefined;
  /** Line number in a stream of JSON lines, starting at 1. */
  readonly line: number | undefined;
  readonly #init: DecodeErrorInit;

  constructor(init: DecodeErrorInit) {
    super(init.message, init.cause === undefined ? undefined : { cause: init.cause });
    this.status = init.status;
    this.path = init.path;
    this.line = init.line;
    this.#init = init;
  }

  override get name(): string {
    return "DecodeError";
  }

  get headers(): Headers {
    return this.#init.headers;
  }

  get rawBody(): string {
    return this.#init.rawBody;
  }
}
