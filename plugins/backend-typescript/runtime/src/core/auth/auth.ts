import { ConfigurationError, MissingCredentialsError } from "../../errors/configuration.js";
import type { AuthSpec, CredentialSpec, SchemeSpec } from "../spec.js";
import type { TokenProvider } from "./tokens.js";

/** What credentials add to one attempt. */
export interface Applied {
  readonly headers: [name: string, value: string][];
  readonly query: [name: string, value: string][];
  readonly cookies: [name: string, value: string][];
  /** Values to mask wherever text is shown. */
  readonly secrets: string[];
  /** The token used, to be given up if the server refuses it. */
  token?: { readonly provider: TokenProvider; readonly value: string };
}

/** How one attempt finds its credentials. */
export interface AuthContext {
  readonly auth: AuthSpec;
  /** Requirements of the operation; undefined where it declares none. */
  readonly security: readonly (readonly string[])[] | undefined;
  /** Current value of a credential: undefined where none is given. Functions are called at most once. */
  resolve(credential: CredentialSpec): Promise<string | undefined>;
  /** Lower-case names of headers that the caller sets or removes: they count as credentials. */
  readonly callerHeaders: ReadonlySet<string>;
  provider(key: string): TokenProvider;
  readonly signal: AbortSignal | undefined;
}

/**
 * Chooses the schemes of an attempt and writes their credentials. Raises `MissingCredentialsError` where the API
 * demands credentials that are not there.
 */
export async function authenticate(context: AuthContext): Promise<Applied> {
  const applied: Applied = { headers: [], query: [], cookies: [], secrets: [] };
  for (const key of await choose(context)) {
    const scheme = context.auth.schemes[key];
    if (scheme !== undefined && !isCallers(scheme, context))
      await apply(key, scheme, context, applied);
  }
  return applied;
}

/** Keys of the schemes to apply. */
async function choose(context: AuthContext): Promise<readonly string[]> {
  const { auth, security } = context;
  if (security?.length === 0 || auth.mode === "none") return [];
  if (auth.mode === "endpoint") return chooseRequirement(context, security ?? auth.security ?? []);
  const keys = auth.apply ?? [];
  const missing = await missingOf(context, keys);
  if (auth.mode === "any") return keys.filter((key) => !missing.includes(key)).slice(0, 1);
  if (missing.length > 0) {
    throw await missingError(context, `No credentials provided for: ${missing.join(", ")}`, [
      missing,
    ]);
  }
  return keys;
}

async function chooseRequirement(
  context: AuthContext,
  requirements: readonly (readonly string[])[],
): Promise<readonly string[]> {
  const missing: string[][] = [];
  for (const requirement of requirements) {
    const lacking = await missingOf(context, requirement);
    if (lacking.length === 0) return requirement;
    missing.push(lacking);
  }
  if (missing.length === 0) return [];
  const alternatives = missing.map((keys) => keys.join(" AND ")).join(" OR ");
  throw await missingError(
    context,
    "No authentication credentials provided that satisfy the endpoint's security requirements. " +
      `Please provide credentials for: ${alternatives}`,
    missing,
  );
}

async function missingOf(context: AuthContext, keys: readonly string[]): Promise<string[]> {
  const missing: string[] = [];
  for (const key of keys) {
    const scheme = context.auth.schemes[key];
    if (
      scheme === undefined ||
      (!isCallers(scheme, context) && (await lackingOf(scheme, context)).length > 0)
    ) {
      missing.push(key);
    }
  }
  return missing;
}

/** Whether the caller has taken over the header of the scheme. */
function isCallers(scheme: SchemeSpec, context: AuthContext): boolean {
  const name = headerOf(scheme);
  return name !== undefined && context.callerHeaders.has(name.toLowerCase());
}

function headerOf(scheme: SchemeSpec): string | undefined {
  switch (scheme.kind) {
    case "bearer":
    case "basic":
      return "authorization";
    case "oauth":
      return scheme.header ?? "authorization";
    case "header":
      return scheme.name;
    default:
      return undefined;
  }
}

/** The credentials that a scheme needs. */
function credentialsOf(scheme: SchemeSpec): CredentialSpec[] {
  const parts = ((): readonly (CredentialSpec | undefined)[] => {
    switch (scheme.kind) {
      case "bearer":
        return [scheme.token];
      case "basic":
        return [scheme.username, scheme.password];
      case "oauth":
        return [scheme.clientId, scheme.clientSecret];
      default:
        return [scheme.value];
    }
  })();
  return parts.filter((part) => part !== undefined);
}

/** The credentials that a scheme needs and does not have. */
async function lackingOf(scheme: SchemeSpec, context: AuthContext): Promise<CredentialSpec[]> {
  if (scheme.kind === "oauth" && scheme.token !== undefined) {
    if (await context.resolve(scheme.token)) return [];
  }
  const lacking: CredentialSpec[] = [];
  for (const credential of credentialsOf(scheme)) {
    const value = await context.resolve(credential);
    if (value === undefined || (value === "" && scheme.kind !== "basic")) lacking.push(credential);
  }
  return lacking;
}

async function missingError(
  context: AuthContext,
  message: string,
  missing: readonly string[][],
): Promise<MissingCredentialsError> {
  const hints: string[] = [];
  for (const key of new Set(missing.flat())) {
    const scheme = context.auth.schemes[key];
    if (scheme !== undefined) hints.push(`${key}: ${hint(await lackingOf(scheme, context))}.`);
  }
  return new MissingCredentialsError([`${message}.`, ...hints].join(" "), missing);
}

/** Where credentials come from. */
function hint(lacking: readonly CredentialSpec[]): string {
  const options = lacking.map((part) => part.option).join(" and ");
  const env = lacking.flatMap((part) => part.env ?? []);
  return env.length === 0 ? `pass ${options}` : `pass ${options} or set ${env.join(" and ")}`;
}

async function apply(
  key: string,
  scheme: SchemeSpec,
  context: AuthContext,
  applied: Applied,
): Promise<void> {
  const value = async (credential: CredentialSpec | undefined): Promise<string> =>
    (credential === undefined ? undefined : await context.resolve(credential)) ?? "";
  switch (scheme.kind) {
    case "bearer":
      addSecret(applied, await value(scheme.token));
      applied.headers.push(["Authorization", `Bearer ${await value(scheme.token)}`]);
      return;
    case "basic": {
      if (scheme.username === undefined && scheme.password === undefined) return;
      const password = await value(scheme.password);
      const encoded = base64(`${await value(scheme.username)}:${password}`);
      addSecret(applied, password, encoded);
      applied.headers.push(["Authorization", `Basic ${encoded}`]);
      return;
    }
    case "oauth":
      return applyToken(key, scheme, context, applied);
    default: {
      const text = `${scheme.prefix ?? ""}${await value(scheme.value)}`;
      addSecret(applied, await value(scheme.value));
      const place = { header: applied.headers, query: applied.query, cookie: applied.cookies }[
        scheme.kind
      ];
      place.push([scheme.name, text]);
    }
  }
}

async function applyToken(
  key: string,
  scheme: Extract<SchemeSpec, { readonly kind: "oauth" }>,
  context: AuthContext,
  applied: Applied,
): Promise<void> {
  let token = scheme.token === undefined ? undefined : await context.resolve(scheme.token);
  if (!token) {
    const clientId = (await context.resolve(scheme.clientId)) ?? "";
    const clientSecret = (await context.resolve(scheme.clientSecret)) ?? "";
    const provider = context.provider(key);
    token = await provider.token({ clientId, clientSecret }, context.signal);
    applied.token = { provider, value: token };
    addSecret(applied, clientSecret);
  }
  addSecret(applied, token);
  const prefix = scheme.prefix ?? "Bearer";
  applied.headers.push([
    scheme.header ?? "Authorization",
    prefix === "" ? token : `${prefix} ${token}`,
  ]);
}

/** Remembers values to mask, and refuses those that would break out of a header. */
function addSecret(applied: Applied, ...values: readonly string[]): void {
  for (const value of values) {
    if (/[\r\n\0]/.test(value))
      throw new ConfigurationError("A credential holds a line break or a NUL character");
    if (value !== "") applied.secrets.push(value);
  }
}

function base64(text: string): string {
  let binary = "";
  for (const byte of new TextEncoder().encode(text)) binary += String.fromCharCode(byte);
  return btoa(binary);
}
