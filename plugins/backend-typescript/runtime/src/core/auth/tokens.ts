import type { OperationSpec, SchemeSpec } from "../spec.js";

export type TokenScheme = Extract<SchemeSpec, { readonly kind: "oauth" }>;

/** Client id and secret, as resolved for one attempt. */
export interface TokenCredentials {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Makes one call to a token operation, under the client's transport, time limit, middleware and retry policy. */
export type TokenCall = (
  operation: OperationSpec,
  request: object,
  how: {
    readonly signal: AbortSignal;
    readonly secrets: readonly string[];
    readonly url: string | undefined;
  },
) => Promise<unknown>;

/** Keeps the access token of one client and of those derived from it. */
export interface TokenProvider {
  /** A usable token; concurrent callers share one request. */
  token(credentials: TokenCredentials, signal: AbortSignal | undefined): Promise<string>;
  /** Forgets this token, if it is still the current one. */
  invalidate(token: string): void;
}

/** Makes the provider of a scheme. */
export type TokenFeature = (scheme: TokenScheme, call: TokenCall) => TokenProvider;
