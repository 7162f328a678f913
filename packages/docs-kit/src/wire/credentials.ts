import type { Api, AuthScheme, HttpOperation } from "@sdkwright/plugin-api";

/** The value that tests give for a part of a scheme: different for each. */
export function testCredential(scheme: string, part: string): string {
  return `${scheme.replace(/[^\w.-]/g, "_")}-${part}`;
}

/**
 * The schemes whose credentials a call carries when all are given; undefined where that cannot be told: a scheme that
 * SDKs do not know, or one that fetches tokens, is among them.
 */
export function appliedSchemes(api: Api, { security }: HttpOperation): readonly AuthScheme[] | undefined {
  const { mode, schemes } = api.auth;
  if (security?.length === 0) return [];
  const byId = (ids: readonly string[]): readonly AuthScheme[] | undefined => {
    const found = ids.flatMap((id) => schemes.find((scheme) => scheme.id === id) ?? []);
    const known = found.every(({ kind }) => kind !== "oauth" && kind !== "unsupported");
    return known && found.length === ids.length ? found : undefined;
  };
  switch (mode.kind) {
    case "none":
      return [];
    case "single":
      return byId([mode.scheme]);
    case "all":
      return byId(mode.schemes);
    case "any":
      return byId(
        mode.schemes.filter((id) => schemes.some((scheme) => scheme.id === id && scheme.declared)).slice(0, 1),
      );
    case "endpoint": {
      const alternatives = security ?? api.auth.security ?? [];
      // As in clients, an alternative that needs no credential comes last, wherever it stands.
      const isAble = (id: string): boolean => schemes.some((one) => one.id === id && one.kind !== "unsupported");
      const first = alternatives.find((one) => one.schemes.some(({ scheme }) => isAble(scheme))) ?? alternatives[0];
      return byId((first?.schemes ?? []).map(({ scheme }) => scheme));
    }
    default:
      return mode satisfies never;
  }
}

/** What a scheme adds to a request, with the values of {@link testCredential}. */
export function credentialPairs(
  scheme: AuthScheme,
): { readonly in: "header" | "query" | "cookie"; readonly name: string; readonly value: string } | undefined {
  switch (scheme.kind) {
    case "bearer":
      return { in: "header", name: "authorization", value: `Bearer ${testCredential(scheme.id, "token")}` };
    case "basic": {
      const part = (name: "username" | "password"): string =>
        scheme[name].omit ? "" : testCredential(scheme.id, name);
      if (scheme.username.omit && scheme.password.omit) return undefined;
      const pair = `${part("username")}:${part("password")}`;
      return { in: "header", name: "authorization", value: `Basic ${Buffer.from(pair, "utf8").toString("base64")}` };
    }
    case "header":
    case "query":
    case "cookie": {
      const value = `${scheme.prefix ?? ""}${testCredential(scheme.id, "value")}`;
      return { in: scheme.kind, name: scheme.key, value };
    }
    case "oauth":
    case "unsupported":
      return undefined;
    default:
      return scheme satisfies never;
  }
}
