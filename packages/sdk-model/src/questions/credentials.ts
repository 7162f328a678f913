import type { Auth, AuthScheme, Credential } from "@sdkwright/ir-schema";

/** A value that callers give for a scheme. */
export interface SchemeCredential {
  /** Which part of the scheme it is, as name tables know it. */
  readonly part: string;
  readonly credential: Credential;
}

/**
 * The values without which a scheme cannot work; omitted parts of basic schemes are not among them. An access token that
 * takes their place is not either: see {@link clientCredentialsOf}.
 */
export function credentialsOf(scheme: AuthScheme): SchemeCredential[] {
  switch (scheme.kind) {
    case "bearer":
      return [{ part: "token", credential: scheme.token }];
    case "basic":
      return (["username", "password"] as const).flatMap((part) =>
        scheme[part].omit ? [] : [{ part, credential: scheme[part] }],
      );
    case "header":
    case "query":
    case "cookie":
      return [{ part: "value", credential: scheme.value }];
    case "oauth":
      return [
        { part: "clientId", credential: scheme.clientId },
        { part: "clientSecret", credential: scheme.clientSecret },
      ];
    case "unsupported":
      return [];
    default:
      return scheme satisfies never;
  }
}

/** Part of an OAuth scheme: an access token that the caller has already, in place of client id and secret. */
export const ACCESS_TOKEN_PART = "accessToken";

const accessToken: SchemeCredential = {
  part: ACCESS_TOKEN_PART,
  credential: { name: { wire: "accessToken", words: ["access", "token"], explicit: false } },
};

/** The values that a single call can bring of its own: those of the scheme, but of OAuth the access token. */
export function callCredentialsOf(scheme: AuthScheme): SchemeCredential[] {
  return scheme.kind === "oauth" ? [accessToken] : credentialsOf(scheme);
}

/** Every value that a client can be given for a scheme. */
export function clientCredentialsOf(scheme: AuthScheme): SchemeCredential[] {
  return scheme.kind === "oauth" ? [...credentialsOf(scheme), accessToken] : credentialsOf(scheme);
}

/**
 * Ids of the schemes that every call applies, in order: in mode `any`, only what the definition declares; none that SDKs do
 * not know. Undefined where no scheme is applied to all calls alike.
 */
export function schemesOfAllCalls({ mode, schemes }: Auth): readonly string[] | undefined {
  const known = (id: string): AuthScheme | undefined => schemes.find((scheme) => scheme.id === id);
  const isKnown = (id: string): boolean => known(id)?.kind !== "unsupported";
  switch (mode.kind) {
    case "none":
    case "endpoint":
      return undefined;
    case "single":
      return [mode.scheme].filter(isKnown);
    case "any":
      return mode.schemes.filter((id) => known(id)?.declared && isKnown(id));
    case "all":
      return mode.schemes.filter(isKnown);
    default:
      return mode satisfies never;
  }
}
