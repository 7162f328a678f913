import type { Api, AuthScheme, LanguageWords } from "@sdkwright/plugin-api";
import { clientCredentialsOf, credentialsOf, listed } from "@sdkwright/plugin-api";
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

/** Schemes that go together, of which one list is enough. */
type Alternatives = readonly (readonly string[])[];

/** Alternatives without repeats, in an order of their own: equal ones are equal texts. */
function distinctSets(alternatives: Alternatives): ReadonlyMap<string, readonly string[]> {
  return new Map(alternatives.map((together) => [JSON.stringify([...together].sort()), together]));
}

/** What each call needs; undefined where it depends on the method. */
function commonNeeds({ auth, operations }: Pick<Api, "auth" | "operations">): Alternatives | undefined {
  const { mode, schemes, security } = auth;
  const all = schemes.map(({ id }) => id);
  if (mode.kind === "all") return [all];
  if (mode.kind === "any") return all.map((id) => [id]);
  if (mode.kind !== "endpoint") return undefined;
  const needs = Object.values(operations).map((operation) => {
    const required = operation.security ?? security ?? [];
    return distinctSets(required.map((requirement) => requirement.schemes.map(({ scheme }) => scheme)));
  });
  const [first] = needs;
  const areEqual = new Set(needs.map((sets) => [...sets.keys()].sort().join())).size === 1;
  return first && areEqual ? [...first.values()] : undefined;
}

/** The options of schemes that go together: `` `a` and `b` ``. Empty for what the client does not support. */
function optionsOf(together: readonly string[], { schemes }: Api["auth"], nameOf: CredentialName): string {
  const used = schemes.filter(({ id }) => together.includes(id));
  return listed(used.flatMap((scheme) => credentialsOf(scheme).map(({ part }) => `\`${nameOf(scheme.id, part)}\``)));
}

const DEPENDS = "Which of these credentials a call needs depends on the method:";

/** Which of several schemes callers need, and whether they need any; empty for a single one that is always needed. */
export function relationText(api: Pick<Api, "auth" | "operations">, nameOf: CredentialName): string {
  const { schemes } = api.auth;
  const needs = commonNeeds(api) ?? [];
  const sets = needs.filter((together) => together.length > 0);
  const isOptional = sets.length > 0 && sets.length < needs.length;
  if (schemes.length < 2) return isOptional ? "Credentials are optional." : "";
  if (new Set(sets.flat()).size < schemes.length) return DEPENDS;
  const start = isOptional ? "Credentials are optional. To authenticate, set" : "Set";
  if (sets.length === 1) return isOptional ? `${start} all of these:` : "Every call needs all of these credentials:";
  if (sets.every((together) => together.length === 1)) return `${start} one of these credentials:`;
  const choices = sets.map((together) => optionsOf(together, api.auth, nameOf));
  return choices.includes("") ? DEPENDS : `${start} either ${choices.join(", or ")}:`;
}
