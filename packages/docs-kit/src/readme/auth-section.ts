import type { Api, AuthScheme, LanguageWords } from "@sdkwright/plugin-api";
import { clientCredentialsOf, listed } from "@sdkwright/plugin-api";
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
      return `Authentication of type ${code(scheme.declaredType)}, which the client does not support. Add it with ${supplier}.`;
    default:
      return scheme satisfies never;
  }
}

/** Name of the option that takes a credential. */
export type CredentialName = (scheme: string, part: string) => string;

/** An option that takes a credential, and the variable of the environment that can stand for it. */
interface CredentialOption {
  readonly name: string;
  readonly env: string | undefined;
}

/** The options of a scheme in a sentence; none where a table says it better. */
function optionSentence(options: readonly CredentialOption[]): string | undefined {
  const [first] = options;
  if (!first) return "";
  if (options.length === 1) {
    const variable = first.env === undefined ? "" : `, or set the environment variable ${first.env}`;
    return `Use the option ${first.name}${variable}.`;
  }
  const hasVariable = options.some(({ env }) => env !== undefined);
  return hasVariable ? undefined : `Use the options ${listed(options.map(({ name }) => name))}.`;
}

function optionTable(options: readonly CredentialOption[]): string {
  const rows = options.map(({ name, env = "" }) => `| ${name} | ${env} |`);
  return ["| option | environment variable |", "|---|---|", ...rows].join("\n");
}

/** Blocks of the section on authentication that tell of the schemes, each with its options. */
export function schemeBlocks(
  schemes: readonly AuthScheme[],
  words: LanguageWords,
  nameOf: CredentialName,
): { readonly text: string; readonly tables: readonly string[] }[] {
  return schemes.map((scheme) => {
    const options = clientCredentialsOf(scheme).map(({ part, credential: { env } }) => ({
      name: `\`${nameOf(scheme.id, part)}\``,
      env: env === undefined ? undefined : code(env),
    }));
    const sentence = optionSentence(options);
    const text = schemeText(scheme, words);
    return sentence === undefined
      ? { text, tables: [optionTable(options)] }
      : { text: `${text} ${sentence}`.trim(), tables: [] };
  });
}

/** Whether each operation needs all schemes together. */
function areNeededTogether({ auth: { schemes, security }, operations }: Pick<Api, "auth" | "operations">): boolean {
  const all = Object.values(operations).map((operation) => operation.security ?? security ?? []);
  return all.every(([first, ...others]) => others.length === 0 && first?.schemes.length === schemes.length);
}

/** Which of several schemes callers need; empty for a single one. */
export function relationText(api: Pick<Api, "auth" | "operations">): string {
  const { mode, schemes, security } = api.auth;
  if (schemes.length < 2) return "";
  if (mode.kind === "all" || (mode.kind === "endpoint" && areNeededTogether(api)))
    return "Every call needs all of these credentials:";
  const alternatives = security?.filter((requirement) => requirement.schemes.length === 1) ?? [];
  const areEqual = alternatives.length === schemes.length && alternatives.length === security?.length;
  if (mode.kind === "any" || (mode.kind === "endpoint" && areEqual)) return "Set one of these credentials:";
  return "Which of these credentials a call needs depends on the method:";
}
