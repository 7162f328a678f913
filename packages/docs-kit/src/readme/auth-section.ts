import type { AuthScheme, LanguageWords } from "@sdkwright/plugin-api";
import { clientCredentialsOf } from "@sdkwright/plugin-api";
import { code } from "../markdown.js";

/** How a scheme shows a call's right, in one paragraph. */
function schemeText(scheme: AuthScheme, { supplier }: LanguageWords): string {
  switch (scheme.kind) {
    case "bearer":
      return "A bearer token, sent in the `Authorization` header.";
    case "basic":
      return scheme.username.omit && scheme.password.omit
        ? "Basic authentication without user name and password: nothing is sent."
        : "Basic authentication, sent in the `Authorization` header.";
    case "header":
      return `An API key, sent in the header ${code(scheme.key)}.`;
    case "query":
      return `An API key, sent in the query parameter ${code(scheme.key)}.`;
    case "cookie":
      return `An API key, sent in the cookie ${code(scheme.key)}.`;
    case "oauth":
      return "OAuth client credentials: the client fetches an access token, shares it between calls and renews it before it expires. If you pass an access token, it is used instead.";
    case "unsupported":
      return `The API also declares authentication of type ${code(scheme.declaredType)}. The client does not support it; add it with ${supplier}.`;
    default:
      return scheme satisfies never;
  }
}

/** Name of the option that takes a credential. */
export type CredentialName = (scheme: string, part: string) => string;

/** A table of a scheme's options; empty for a scheme without any. */
function optionTable(scheme: AuthScheme, nameOf: CredentialName): string[] {
  const options = clientCredentialsOf(scheme).map(({ part, credential: { env } }) => ({
    name: `\`${nameOf(scheme.id, part)}\``,
    env: env === undefined ? "" : code(env),
  }));
  if (options.length === 0) return [];
  if (options.every(({ env }) => env === "")) {
    return [["| option |", "|---|", ...options.map(({ name }) => `| ${name} |`)].join("\n")];
  }
  const rows = options.map(({ name, env }) => `| ${name} | ${env} |`);
  return [["| option | environment variable |", "|---|---|", ...rows].join("\n")];
}

/** Blocks of the section on authentication that tell of the schemes, each with its options. */
export function schemeBlocks(
  schemes: readonly AuthScheme[],
  words: LanguageWords,
  nameOf: CredentialName,
): { readonly text: string; readonly tables: readonly string[] }[] {
  return schemes.map((scheme) => ({ text: schemeText(scheme, words), tables: optionTable(scheme, nameOf) }));
}
