import { ApiError } from "../../errors/api.js";
import { ConfigurationError } from "../../errors/configuration.js";
import { OAuthTokenError } from "../../errors/oauth.js";
import { abortable } from "../http/deadline.js";
import { mask } from "../http/text.js";
import { valueAt, withValueAt } from "../json/json.js";
import type { TokenSpec } from "../spec.js";
import type { TokenCall, TokenCredentials, TokenFeature, TokenScheme } from "./tokens.js";

/** What a token endpoint gave. Times are of the monotonic clock, in milliseconds; infinite where none is known. */
interface Held {
  readonly accessToken: string;
  readonly refreshToken: string | undefined;
  readonly expiresAt: number;
  /** From here on a new token is fetched, though this one still works. */
  readonly renewAt: number;
}

/** One request for a token, and how many callers wait for it. */
interface Fetch {
  readonly token: Promise<string>;
  readonly controller: AbortController;
  waiting: number;
}

/** Keeps the access token of one scheme: fetches it when it is first needed, and renews it before it expires. */
export const oauthTokens: TokenFeature = (scheme, call) => {
  let held: Held | undefined;
  let refreshToken: string | undefined;
  let fetching: Fetch | undefined;

  const start = (credentials: TokenCredentials): Fetch => {
    const controller = new AbortController();
    const source: Source = { scheme, call, credentials, signal: controller.signal };
    const token = obtain(source, held, refreshToken).then((next) => {
      held = next;
      refreshToken = next.refreshToken;
      return next.accessToken;
    });
    const fetch: Fetch = { token, controller, waiting: 0 };
    const done = (): void => {
      if (fetching === fetch) fetching = undefined;
    };
    token.then(done, done);
    return fetch;
  };

  return {
    async token(credentials, signal) {
      if (held !== undefined && performance.now() < held.renewAt) return held.accessToken;
      const shared = (fetching ??= start(credentials));
      shared.waiting += 1;
      try {
        return await abortable(shared.token, signal);
      } finally {
        shared.waiting -= 1;
        if (shared.waiting === 0 && signal?.aborted === true) {
          // Nobody waits any more. A later caller must not join a fetch that is being broken off.
          if (fetching === shared) fetching = undefined;
          shared.controller.abort(signal.reason);
        }
      }
    },
    invalidate(token) {
      if (held?.accessToken === token) held = undefined;
    },
  };
};

interface Source {
  readonly scheme: TokenScheme;
  readonly call: TokenCall;
  readonly credentials: TokenCredentials;
  readonly signal: AbortSignal;
}

/** A new token: by the refresh flow where that is possible, else by the credentials. */
async function obtain(
  source: Source,
  held: Held | undefined,
  refreshToken: string | undefined,
): Promise<Held> {
  const spec = source.scheme.refreshToken;
  if (spec !== undefined && refreshToken !== undefined) {
    try {
      return await request(source, spec, refreshToken);
    } catch (error) {
      if (!(error instanceof OAuthTokenError)) throw error;
      const isRefused = error.status !== undefined && error.status >= 400 && error.status < 500;
      if (!isRefused) {
        if (held === undefined || performance.now() >= held.expiresAt) throw error;
        return { ...held, renewAt: Math.min(held.expiresAt, performance.now() + 1000) };
      }
    }
  }
  return request(source, source.scheme.getToken, undefined);
}

/** Calls a token endpoint: with the refresh token alone, or with the credentials. */
async function request(
  source: Source,
  spec: TokenSpec,
  refreshToken: string | undefined,
): Promise<Held> {
  const { clientId, clientSecret } = source.credentials;
  const { scopes } = source.scheme;
  const isRefresh = refreshToken !== undefined;
  const list = spec.scopesAsList ? scopes : scopes?.join(" ");
  const fields: readonly (readonly [path: readonly string[] | undefined, value: unknown])[] =
    isRefresh
      ? [[spec.request.refreshToken, refreshToken]]
      : [
          [spec.request.clientId, clientId],
          [spec.request.clientSecret, clientSecret],
          [spec.request.scopes, scopes === undefined || scopes.length === 0 ? undefined : list],
        ];
  let body: unknown = {};
  for (const [path, value] of fields) {
    if (path !== undefined && value !== undefined) body = withValueAt(body, path, value);
  }
  const secrets = [clientSecret, ...(isRefresh ? [refreshToken] : [])];
  const sentAt = performance.now();
  const response = await source
    .call(spec.operation, body as object, { signal: source.signal, secrets, url: spec.url })
    .catch((error: unknown) => {
      throw source.signal.aborted ? source.signal.reason : toTokenError(error, secrets);
    });
  return toHeld(spec, response, sentAt, refreshToken);
}

function toHeld(
  spec: TokenSpec,
  response: unknown,
  sentAt: number,
  refreshToken: string | undefined,
): Held {
  const accessToken = valueAt(response, spec.response.accessToken);
  if (typeof accessToken !== "string" || accessToken === "") {
    throw new OAuthTokenError({ message: "The token endpoint gave no access token" });
  }
  const { expiresIn, refreshToken: refreshPath } = spec.response;
  const lifetime = lifetimeOf(expiresIn === undefined ? undefined : valueAt(response, expiresIn));
  const rotated = refreshPath === undefined ? undefined : valueAt(response, refreshPath);
  const expiresAt = sentAt + lifetime;
  return {
    accessToken,
    refreshToken: typeof rotated === "string" && rotated !== "" ? rotated : refreshToken,
    expiresAt,
    renewAt: lifetime === Infinity ? Infinity : expiresAt - Math.min(120_000, lifetime * 0.2),
  };
}

/** Milliseconds; infinite where the server does not say, or not in a way that makes sense. */
function lifetimeOf(expiresIn: unknown): number {
  const isNumeric =
    typeof expiresIn === "number" || (typeof expiresIn === "string" && expiresIn.trim() !== "");
  const seconds = isNumeric ? Number(expiresIn) : NaN;
  return seconds > 0 && Number.isFinite(seconds) ? seconds * 1000 : Infinity;
}

function toTokenError(error: unknown, secrets: readonly string[]): unknown {
  if (error instanceof ConfigurationError) return error;
  if (!(error instanceof ApiError)) {
    const reason = error instanceof Error ? error.message : "unknown failure";
    return new OAuthTokenError({
      message: mask(`No access token: ${reason}`, secrets),
      cause: error,
    });
  }
  const text = (key: string): string | undefined => {
    const value = valueAt(error.body, [key]);
    return typeof value === "string" ? mask(value, secrets) : undefined;
  };
  const [code, description] = [text("error"), text("error_description")];
  const said = [code, description].filter((part) => part !== undefined).join(": ");
  const message = `No access token: the token endpoint answered ${String(error.status)}${said === "" ? "" : ` (${said})`}`;
  return new OAuthTokenError({
    message,
    status: error.status,
    error: code,
    errorDescription: description,
  });
}
