import { __Brand__Error as Base } from "./base.js";

/** What a token endpoint reported. */
export interface OAuthTokenErrorInit {
  readonly message: string;
  readonly status?: number | undefined;
  readonly error?: string | undefined;
  readonly errorDescription?: string | undefined;
  readonly cause?: unknown;
}

/** No access token could be obtained. The error contains no secret. */
export class OAuthTokenError extends Base {
  /** Absent if the token endpoint did not respond. */
  readonly status: number | undefined;
  /** Error code of RFC 6749, such as `invalid_client`. */
  readonly error: string | undefined;
  readonly errorDescription: string | undefined;

  constructor(init: OAuthTokenErrorInit) {
    super(init.message, init.cause === undefined ? undefined : { cause: init.cause });
    this.status = init.status;
    this.error = init.error;
    this.errorDescription = init.errorDescription;
  }

  override get name(): string {
    return "OAuthTokenError";
  }
}
