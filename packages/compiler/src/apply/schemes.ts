import type { CredentialConfig, SchemeConfig } from "@sdkwright/config";
import type { AuthScheme, Credential, SchemeId } from "@sdkwright/plugin-api";
import { makeName } from "@sdkwright/plugin-api";
import type { SchemeContext } from "./scheme-context.js";
import { type TokenUse, tokenEndpoint } from "./token-endpoint.js";

function credential({ name, env }: CredentialConfig, usual: string): Credential {
  return {
    name: makeName(name ?? usual, { explicit: true }),
    ...(name !== undefined && { chosen: true }),
    ...(env !== undefined && { env }),
  };
}

const fromEnv = (env: string | undefined): CredentialConfig => (env === undefined ? {} : { env });

/** A configured scheme as the IR has it; undefined where it is broken (and reported). */
export function lowerScheme(id: SchemeId, config: SchemeConfig, context: SchemeContext): AuthScheme | undefined {
  const { api } = context;
  const inDefinition = api.auth.schemes.some((scheme) => scheme.id === id && scheme.declared);
  const base = { id, declared: inDefinition, origin: context.origin(config.at) };
  switch (config.kind) {
    case "bearer":
      return { ...base, kind: "bearer", token: credential(config.token, "token") };
    case "basic": {
      const part = (which: "username" | "password") => ({
        ...credential(config[which], which),
        omit: config[which].omit,
      });
      return { ...base, kind: "basic", username: part("username"), password: part("password") };
    }
    case "header": {
      const value = credential(config, id);
      return {
        ...base,
        kind: "header",
        key: config.header,
        value,
        ...(config.prefix !== undefined && { prefix: config.prefix }),
      };
    }
    case "oauth": {
      const hasScopes = config.scopes !== undefined && config.scopes.length > 0;
      const use = (grant: TokenUse["grant"]): TokenUse => ({ grant, hasScopes });
      const getToken = tokenEndpoint(config.getToken, use("client_credentials"), context);
      const refreshToken = config.refreshToken && tokenEndpoint(config.refreshToken, use("refresh_token"), context);
      if (!getToken) return undefined;
      return {
        ...base,
        kind: "oauth",
        clientId: credential(fromEnv(config.clientIdEnv), "clientId"),
        clientSecret: credential(fromEnv(config.clientSecretEnv), "clientSecret"),
        ...(config.scopes && { scopes: config.scopes }),
        tokenHeader: config.tokenHeader,
        tokenPrefix: config.tokenPrefix,
        getToken,
        ...(refreshToken && { refreshToken }),
      };
    }
    default:
      return config satisfies never;
  }
}
