import { ApiError } from "../../errors/api.js";
import { __Brand__Error as Base } from "../../errors/base.js";
import { OAuthTokenError } from "../../errors/oauth.js";
import { abortable } from "../http/deadline.js";
import { valueAt, withValueAt } from "../json/json.js";
import type { TokenSpec } from "../spec.js";
import type { TokenCall, TokenCredentials, TokenFeature, TokenProvider } from "./tokens.js";
import type { TokenScheme } from "./tokens.js";

interface Token {
  readonly value: string;
  /** Milliseconds on the monotonic clock; undefined where no lifetime is known. */
  readonly expires: number | undefined;
  /** From when on it is renewed ahead of its end. */
  readonly renews: number | undefined;
}

/** A token request that several callers wait for. */
interface Flight {
  readonly token: Promise<string>;
  readonly abort: AbortController;
  waiters: number;
}

const LONGEST_MARGIN_MS = 120_000;

/** Client credentials flow (RFC 6749, section 4.4), with refresh tokens where the API has them (section 6). */
export const oauthTokens: TokenFeature = (scheme, call) => new Provider(scheme, call);

class Provider implements TokenProvider {
  readonly #scheme: TokenScheme;
  readonly #call: TokenCall;
  #token: Token | undefined;
  #refreshToken: string | undefined;
  #flight: Flight | undefined;

  constructor(scheme: TokenScheme, call: TokenCall) {
    this.#scheme = scheme;
    this.#call = call;
  }

  async token(credentials: TokenCredentials, signal: AbortSignal | undefined): Promise<string> {
    const held = this.#token;
    if (held !== undefined && (held.renews === undefined || performance.now() < held.renews))
      return held.value;
    return this.#wait(this.#flight ?? this.#start(credentials), signal);
  }

  invalidate(token: string): void {
    if (this.#token?.value === token) this.#token = undefined;
  }

  #start(credentials: TokenCredentials): Flight {
    const abort = new AbortController();
    const token = this.#renew(credentials, abort.signal).finally(() => {
      if (this.#flight === flight) this.#flight = undefined;
    });
    // Whoever waits gets the error; nobody may be left.
    token.catch(() => undefined);
    const flight: Flight = { token, abort, waiters: 0 };
    this.#flight = flight;
    return flight;
  }

  /** One caller's cancellation ends the request only if nobody else waits for it. */
  async #wait(flight: Flight, signal: AbortSignal | undefined): Promise<string> {
    flight.waiters += 1;
    try {
      return await abortable(flight.token, signal);
    } finally {
      flight.waiters -= 1;
      if (flight.waiters === 0 && signal?.aborted) {
        if (this.#flight === flight) this.#flight = undefined;
        flight.abort.abort(signal.reason);
      }
    }
  }

  async #renew(credentials: TokenCredentials, signal: AbortSignal): Promise<string> {
    const { refreshToken } = this.#scheme;
    const held = this.#refreshToken;
    if (refreshToken !== undefined && held !== undefined) {
      const token = await this.#refresh(refreshToken, held, signal);
      if (token !== undefined) return token;
    }
    const spec = this.#scheme.getToken;
    const fields = { clientId: credentials.clientId, clientSecret: credentials.clientSecret };
    const scopes = this.#scheme.scopes;
    const request = requestOf(spec, {
      ...fields,
      scopes: spec.scopesAsList ? scopes : scopes?.join(" "),
    });
    return this.#fetch(spec, request, [credentials.clientSecret], signal);
  }

  /** Undefined where the refresh token was refused, so that credentials have to be used again. */
  async #refresh(spec: TokenSpec, held: string, signal: AbortSignal): Promise<string | undefined> {
    try {
      return await this.#fetch(spec, requestOf(spec, { refreshToken: held }), [held], signal);
    } catch (error) {
      if (!(error instanceof OAuthTokenError)) throw error;
      if (error.status !== undefined && error.status >= 400 && error.status < 500) {
        this.#refreshToken = undefined;
        return undefined;
      }
      const current = this.#token;
      if (current?.expires !== undefined && performance.now() < current.expires)
        return current.value;
      throw error;
    }
  }

  async #fetch(
    spec: TokenSpec,
    request: object,
    secrets: readonly string[],
    signal: AbortSignal,
  ): Promise<string> {
    const asked = performance.now();
    const answer = await this.#call(spec.operation, request, { signal, secrets }).catch(
      (error: unknown) => {
        throw signal.aborted ? error : tokenError(error);
      },
    );
    const value = valueAt(answer, spec.response.accessToken);
    if (typeof value !== "string" || value === "")
      throw new OAuthTokenError({ message: "The token endpoint answered without an access token" });
    const rotated = valueAt(answer, spec.response.refreshToken ?? ["refresh_token"]);
    if (typeof rotated === "string" && rotated !== "") this.#refreshToken = rotated;
    this.#token = { value, ...lifetime(valueAt(answer, spec.response.expiresIn ?? []), asked) };
    return value;
  }
}

/** End and time of renewal of a token; a lifetime that is no positive number counts as not known. */
function lifetime(expiresIn: unknown, asked: number): Omit<Token, "value"> {
  const seconds =
    typeof expiresIn === "number" || typeof expiresIn === "string" ? Number(expiresIn) : NaN;
  if (!Number.isFinite(seconds) || seconds <= 0) return { expires: undefined, renews: undefined };
  const expires = asked + seconds * 1000;
  return { expires, renews: expires - Math.min(LONGEST_MARGIN_MS, seconds * 200) };
}

type Fields = { readonly [K in keyof TokenSpec["request"]]: unknown };

function requestOf(spec: TokenSpec, fields: Fields): object {
  let request: unknown = {};
  for (const [name, path] of Object.entries(spec.request)) {
    const value = fields[name as keyof Fields];
    if (path !== undefined && value !== undefined) request = withValueAt(request, path, value);
  }
  return request as object;
}

/** What a failed call to a token endpoint means, without the request and its secrets. */
function tokenError(error: unknown): unknown {
  if (!(error instanceof Base) || error instanceof OAuthTokenError) return error;
  if (!(error instanceof ApiError))
    return new OAuthTokenError({ message: `No access token: ${error.message}`, cause: error });
  const code = valueAt(error.body, ["error"]);
  const description = valueAt(error.body, ["error_description"]);
  const parts = [code, description].filter((part) => typeof part === "string");
  const detail = parts.length === 0 ? "" : `: ${parts.join(": ")}`;
  return new OAuthTokenError({
    message: `The token endpoint answered with ${String(error.status)}${detail}`,
    status: error.status,
    ...(typeof code === "string" && { error: code }),
    ...(typeof description === "string" && { errorDescription: description }),
  });
}
