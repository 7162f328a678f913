import { __Brand__Error as Base } from "./base.js";

/** What is known of a response that is not a success. */
export interface ApiErrorInit {
  readonly message: string;
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
  readonly rawBody: string;
  readonly requestId: string | undefined;
  readonly method: string;
  readonly url: string;
  readonly attempts: number;
  readonly retryAfter: number | undefined;
}

/**
 * The server answered with a status that is not a success. Headers and body are accessors, not own properties, so
 * that printing the error does not print what the server sent.
 */
export class ApiError<Body = unknown> extends Base {
  readonly status: number;
  readonly method: string;
  /** Without query and user information. */
  readonly url: string;
  readonly requestId: string | undefined;
  /** How many times the request was sent. */
  readonly attempts: number;
  /** Seconds that the server asked to wait. */
  readonly retryAfter: number | undefined;
  readonly #init: ApiErrorInit;

  constructor(init: ApiErrorInit) {
    super(init.message);
    this.status = init.status;
    this.method = init.method;
    this.url = init.url;
    this.requestId = init.requestId;
    this.attempts = init.attempts;
    this.retryAfter = init.retryAfter;
    this.#init = init;
  }

  override get name(): string {
    return "ApiError";
  }

  get headers(): Headers {
    return this.#init.headers;
  }

  /** Decoded where it is JSON, else text. What the server sends may differ from the declared type. */
  get body(): Body {
    return this.#init.body as Body;
  }

  /** At most the first 1 MiB. */
  get rawBody(): string {
    return this.#init.rawBody;
  }
}
