import type { Api, AuthScheme, Credential, LanguageWords, OAuthScheme } from "@sdkwright/plugin-api";
import { clientCredentialsOf, credentialsOf, listed } from "@sdkwright/plugin-api";
import { code } from "../markdown.js";
import { type Blocks, fence, type Page, paragraphs } from "./page.js";

/** What a part of a scheme is, and where the client sends it. */
interface Sent {
  readonly what: string;
  readonly where: string;
}

const IN_HEADER = "the header `Authorization`";

function sentOf(scheme: AuthScheme, part: string): Sent {
  switch (scheme.kind) {
    case "bearer":
      return { what: "bearer token", where: IN_HEADER };
    case "basic":
      return { what: part === "username" ? "user name" : "password", where: IN_HEADER };
    case "header":
      return { what: "API key", where: `the header ${code(scheme.key)}` };
    case "query":
      return { what: "API key", where: `the query parameter ${code(scheme.key)}` };
    case "cookie":
      return { what: "API key", where: `the cookie ${code(scheme.key)}` };
    case "oauth":
      return sentOfOAuth(scheme, part);
    case "unsupported":
      return { what: "", where: "" };
    default:
      return scheme satisfies never;
  }
}

function sentOfOAuth({ tokenHeader }: OAuthScheme, part: string): Sent {
  if (part === "clientId") return { what: "client id", where: "requests for access tokens" };
  if (part === "clientSecret") return { what: "client secret", where: "requests for access tokens" };
  return { what: "access token, instead of client id and secret", where: `the header ${code(tokenHeader)}` };
}

/** Name of the option that takes a credential. */
export type CredentialName = (scheme: string, part: string) => string;

/** The options that take credentials: what each is, where it is sent, and the variable that can stand for it. */
function credentialTable(schemes: readonly AuthScheme[], nameOf: CredentialName): Blocks {
  const rows = schemes.flatMap((scheme) =>
    clientCredentialsOf(scheme).map(({ part, credential }) => ({ scheme, part, credential })),
  );
  if (rows.length === 0) return [];
  const hasVariable = rows.some(({ credential }) => credential.env !== undefined);
  const variable = ({ env }: Credential): string => (env === undefined ? "" : code(env));
  const line = (cells: readonly string[]): string => `| ${(hasVariable ? cells : cells.slice(0, 3)).join(" | ")} |`;
  const lines = rows.map(({ scheme, part, credential }) => {
    const { what, where } = sentOf(scheme, part);
    return line([`\`${nameOf(scheme.id, part)}\``, what, where, variable(credential)]);
  });
  const head = line(["option", "credential", "sent in", "environment variable"]);
  return [[head, hasVariable ? "|---|---|---|---|" : "|---|---|---|", ...lines].join("\n")];
}

/** What is to be said of a scheme beside its options. */
function noteOf(scheme: AuthScheme, { supplier }: LanguageWords): string {
  switch (scheme.kind) {
    case "oauth":
      return "With OAuth client credentials, the client fetches an access token, shares it between calls and renews it before it expires. An access token that you pass is used instead.";
    case "unsupported":
      return `Some calls need authentication of type ${code(scheme.declaredType)}, which the client does not support. Add it with ${supplier}.`;
    case "basic":
      return scheme.username.omit && scheme.password.omit
        ? "Basic authentication without user name and password: nothing is sent."
        : "";
    default:
      return "";
  }
}

const PRECEDENCE = "Options take precedence over environment variables.";

/** The section on credentials; none where the API needs none. */
export function authentication(page: Page): Blocks {
  const { target, language, names, samples, all } = page;
  const { schemes } = target.api.auth;
  if (schemes.length === 0) return [];
  const notes = new Set(schemes.map((scheme) => noteOf(scheme, language.words)));
  const readsEnvironment = schemes.some((scheme) =>
    clientCredentialsOf(scheme).some(({ credential }) => credential.env !== undefined),
  );
  return [
    "## Authentication",
    ...paragraphs(relationText(target.api, names.credential)),
    ...credentialTable(schemes, names.credential),
    ...[...notes].flatMap(paragraphs),
    ...paragraphs(`${readsEnvironment ? PRECEDENCE : ""} ${all.credentials}`.trim()),
    ...(samples.credential === undefined
      ? []
      : paragraphs("Pass a credential to a single call to override that of the client:")),
    ...fence(page, samples.credential),
  ];
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
