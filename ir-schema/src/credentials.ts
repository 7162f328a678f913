import type { AuthScheme, Credential } from "./auth.js";

/** A value that callers give for a scheme. */
export interface SchemeCredential {
  /** Which part of the scheme it is, as name tables know it. */
  readonly part: string;
  readonly credential: Credential;
}

/** The values that a scheme takes from callers; omitted parts of basic schemes are not among them. */
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
