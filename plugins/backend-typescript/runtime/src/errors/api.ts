import { __Brand__Error as Base } from "./base.js";

/** What an error says about a non-2xx response. */
export interface ApiErrorInit {
  readonly message: string;
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
  readonly rawBody: string;
  readonly maskedBody: string;
  readonly requestId: string | undefined;
  readonly method: string;
  readonly url: string;
  readonly attempts: number;
  readonly retryAfter: number | undefined;
}

/**
 * The server sent a non-2xx response. Headers and body are accessors, not own properties, so that printing the
 * error prints no more of what the server sent than `maskedBody`.
 */
export class ApiError<Body = unknown> extends Base {
  readonly status: number;
  readonly method: string;
  /** URL without query and user information. */
  readonly url: string;
  readonly requestId: string | undefined;
  /** Number of times that the request was sent. */
  readonly attempts: number;
  /** Seconds that the server asked the client to wait. */
  readonly retryAfter: number | undefined;
  /** Start of the body as text on one line, without credentials: what a printed error shows. */
  readonly maskedBody: string;
  readonly #init: ApiErrorInit;

  constructor(init: ApiErrorInit) {
    super(init.message);
    this.status = init.status;
    this.method = init.method;
    this.url = init.url;
    this.requestId = init.requestId;
    this.attempts = init.attempts;
    this.retryAfter = init.retryAfter;
    this.maskedBody = init.maskedBody;
    this.#init = init;
  }

  override get name(): string {
    return "ApiError";
  }

  get headers(): Headers {
    return this.#init.headers;
  }

  /** Decoded if it is JSON, else text. The body may differ from the declared type. */
  get body(): Body {
    return this.#init.body as Body;
  }

  /** The body as text, at most its first 1 MiB. */
  get rawBody(): string {
    return this.#init.rawBody;
  }
}
