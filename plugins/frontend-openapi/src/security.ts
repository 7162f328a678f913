import {
  child,
  document,
  expectList,
  expectMembers,
  extension,
  followObject,
  isObject,
  type JsonObject,
  locationOf,
  type Mutable,
  members,
  type Node,
  originOf,
  reportValue,
  textAt,
} from "@sdkwright/json-schema";
import {
  type Auth,
  type AuthScheme,
  type BasicPart,
  type Credential,
  makeName,
  nearest,
  type SecurityRequirement,
} from "@sdkwright/plugin-api";
import { openapiCatalogue } from "./catalogue.js";
import type { Context } from "./context.js";
import { type CredentialExtension, checkCredentials } from "./extensions/credentials.js";

type ObjectNode = Node & { readonly value: JsonObject };

/** The declared security schemes, and what is needed by default. */
export function lowerAuth(context: Context, root: Node, schemes: readonly AuthScheme[]): Auth {
  const security = lowerSecurity(context, child(root, "security"), schemes);
  const used = schemes.map((scheme) => ({ ...scheme, declared: context.usedSchemes.has(scheme.id) }));
  const mode = context.usedSchemes.size > 0 ? ({ kind: "endpoint" } as const) : ({ kind: "none" } as const);
  return { mode, schemes: used, security };
}

/**
 * Requirements, alternatives in order; null where there is no `security` at all, or none of it can be met: something was
 * meant to be required, and what the document requires by default comes nearest.
 */
export function lowerSecurity(
  context: Context,
  declared: Node | undefined,
  schemes: readonly AuthScheme[],
): SecurityRequirement[] | null {
  if (!declared) return null;
  const found: SecurityRequirement[] = [];
  const listed = expectList(context, declared);
  for (const node of listed) {
    const parts: { readonly scheme: string; readonly scopes: readonly string[] }[] = [];
    let complete = isObject(node.value);
    for (const entry of members(node)) {
      const known = isKnown(context, entry.token, schemes);
      if (known) parts.push({ scheme: entry.token, scopes: scopesOf(entry) });
      else reportUnknown(context, entry, schemes);
      complete &&= known;
    }
    if (complete) found.push({ schemes: parts });
  }
  return listed.length > 0 && found.length === 0 ? null : found;
}

function scopesOf({ value }: Node): readonly string[] {
  return Array.isArray(value) ? value.filter((scope) => typeof scope === "string") : [];
}

function isKnown(context: Context, id: string, schemes: readonly AuthScheme[]): boolean {
  if (schemes.some((scheme) => scheme.id === id)) {
    context.usedSchemes.add(id);
    return true;
  }
  return context.frontend.configuredSchemes.has(id);
}

function reportUnknown(context: Context, entry: Node, schemes: readonly AuthScheme[]): void {
  const known = [...schemes.map((scheme) => scheme.id), ...context.frontend.configuredSchemes];
  const params = { scheme: entry.token, nearest: nearest(entry.token, known) };
  context.report(openapiCatalogue.create("unknown-scheme", params, { location: locationOf(entry, "key") }));
}

/** The schemes of `components.securitySchemes`, in order. */
export function lowerSchemes(context: Context, declared: Node | undefined): readonly AuthScheme[] {
  const schemes: AuthScheme[] = [];
  for (const entry of expectMembers(context, declared)) {
    const node = followObject(context, entry);
    const bearers = schemes.filter((scheme) => scheme.kind === "bearer").length;
    const basics = schemes.filter((scheme) => scheme.kind === "basic").length;
    const scheme = node && lowerScheme(context, node, { id: entry.token, bearers, basics });
    if (scheme) schemes.push(scheme);
  }
  return schemes;
}

interface SchemeInput {
  readonly id: string;
  /** Schemes of the kind so far: the first has the usual parameter names. */
  readonly bearers: number;
  readonly basics: number;
}

function lowerScheme(context: Context, node: ObjectNode, input: SchemeInput): AuthScheme | undefined {
  const type = textAt(context, node, "type");
  const base: Mutable<Pick<AuthScheme, "id" | "declared" | "origin" | "description">> = {
    id: input.id,
    declared: true,
    origin: originOf(node),
  };
  document(base, node.value);
  checkCredentials(context, node, credentialExtension(node, type));
  switch (type) {
    case "http":
      return httpScheme(context, node, { ...input, base });
    case "apiKey":
      return keyScheme(context, node, { ...input, base });
    case "oauth2":
    case "openIdConnect": {
      const credentials = clientCredentials(context, node, input);
      if (credentials) return { ...base, ...scopesText(node, base.description), ...credentials };
      return { ...base, ...scopesText(node, base.description), kind: "bearer", token: bearerToken(node, input) };
    }
    case undefined:
      if (node.value.type === undefined) reportMissing(context, node, "type");
      return undefined;
    default:
      return unsupported(context, node, { ...input, base, declaredType: type, key: "type", known: TYPES });
  }
}

const TYPES = ["apiKey", "http", "mutualTLS", "oauth2", "openIdConnect"];
/** The schemes of HTTP that SDKs know; there are further ones. */
const HTTP_SCHEMES = ["basic", "bearer"];
const KEY_PLACES = ["header", "query", "cookie"] as const;

/** The extension that names the credentials of a scheme of this type. */
function credentialExtension({ value }: ObjectNode, type: string | undefined): CredentialExtension | undefined {
  const scheme = typeof value.scheme === "string" ? value.scheme.toLowerCase() : undefined;
  if (type === "http") return scheme === "bearer" || scheme === "basic" ? scheme : undefined;
  if (type === "apiKey") return "header";
  return type === "oauth2" || type === "openIdConnect" ? "bearer" : undefined;
}

interface WithBase extends SchemeInput {
  readonly base: Pick<AuthScheme, "id" | "declared" | "origin" | "description">;
}

function httpScheme(context: Context, node: ObjectNode, input: WithBase): AuthScheme | undefined {
  const scheme = textAt(context, node, "scheme")?.toLowerCase();
  if (scheme === "bearer") return { ...input.base, kind: "bearer", token: bearerToken(node, input) };
  if (scheme === "basic") {
    const part = (which: "username" | "password") => basicPart(node, which, input);
    return { ...input.base, kind: "basic", username: part("username"), password: part("password") };
  }
  if (scheme === undefined) {
    if (node.value.scheme === undefined) reportMissing(context, node, "scheme");
    return undefined;
  }
  const declaredType = `http ${scheme}`;
  return unsupported(context, node, { ...input, declaredType, key: "scheme", known: HTTP_SCHEMES });
}

function keyScheme(context: Context, node: ObjectNode, { base, id }: WithBase): AuthScheme | undefined {
  const key = textAt(context, node, "name");
  const given = textAt(context, node, "in");
  const place = KEY_PLACES.find((known) => known === given);
  if (key === undefined) reportMissing(context, node, "name");
  if (given === undefined && node.value.in === undefined) reportMissing(context, node, "in");
  if (place === undefined && given !== undefined) {
    reportValue(context, child(node, "in") ?? node, KEY_PLACES);
    return { ...base, kind: "unsupported", declaredType: `apiKey in ${given}` };
  }
  if (key === undefined || place === undefined) return undefined;
  const settings = settingsOf(node, "header");
  const prefix = typeof settings.prefix === "string" ? { prefix: settings.prefix } : {};
  return { ...base, kind: place, key, ...prefix, value: credential(settings, id) };
}

interface Unsupported extends WithBase {
  readonly declaredType: string;
  /** The key that says so, and the values of it that are known. */
  readonly key: "type" | "scheme";
  readonly known: readonly string[];
}

/** A scheme that SDKs cannot satisfy, or that is misspelled. It counts as declared in either case. */
function unsupported(context: Context, node: ObjectNode, input: Unsupported): AuthScheme {
  const { base, declaredType, id, key, known } = input;
  const at = child(node, key) ?? node;
  const value = String(at.value);
  if (!known.includes(value) && nearest(value, known) !== undefined) reportValue(context, at, known);
  else {
    const params = { scheme: id, type: declaredType };
    context.report(openapiCatalogue.create("unsupported-scheme", params, { location: locationOf(at) }));
  }
  return { ...base, kind: "unsupported", declaredType };
}

function reportMissing(context: Context, node: Node, part: string): void {
  const params = { what: "security scheme", part, instead: "; it is left out" };
  context.report(openapiCatalogue.create("missing-part", params, { location: locationOf(node) }));
}

function settingsOf(node: ObjectNode, kind: "bearer" | "basic" | "header"): JsonObject {
  const given = extension(node.value, kind);
  return isObject(given) ? given : {};
}

function credential(given: JsonObject, name: string): Credential {
  const made: Mutable<Credential> = {
    name: makeName(typeof given.name === "string" ? given.name : name, { explicit: true }),
  };
  if (typeof given.name === "string") made.chosen = true;
  if (typeof given.env === "string") made.env = given.env;
  if (typeof given.placeholder === "string") made.placeholder = given.placeholder;
  return made;
}

function bearerToken(node: ObjectNode, { id, bearers }: SchemeInput): Credential {
  return credential(settingsOf(node, "bearer"), bearers === 0 ? "token" : id);
}

function basicPart(node: ObjectNode, which: "username" | "password", { id, basics }: SchemeInput): BasicPart {
  const given = settingsOf(node, "basic")[which];
  const name = basics === 0 ? which : `${id}_${which}`;
  const part = isObject(given) ? given : {};
  return { ...credential(part, name), omit: part.omit === true };
}

type OAuthPart = Omit<Extract<AuthScheme, { kind: "oauth" }>, "id" | "declared" | "origin">;

/**
 * The flow of client credentials, for which the SDK gets tokens itself. Undefined where a scheme has no such flow, or its
 * token URL cannot be called: callers then give a token. `x-gen-bearer` asks for that too.
 */
function clientCredentials(context: Context, node: ObjectNode, { id }: SchemeInput): OAuthPart | undefined {
  const flows = child(node, "flows");
  const declared = flows && child(flows, "clientCredentials");
  const tokenUrl = declared && child(declared, "tokenUrl");
  if (typeof tokenUrl?.value !== "string" || extension(node.value, "bearer") !== undefined) return undefined;
  const url = absoluteUrl(context, tokenUrl.value);
  if (url === undefined) {
    const params = { url: tokenUrl.value, scheme: id };
    context.report(openapiCatalogue.create("token-url", params, { location: locationOf(tokenUrl) }));
    return undefined;
  }
  return {
    kind: "oauth",
    clientId: { name: makeName("clientId", { explicit: true }) },
    clientSecret: { name: makeName("clientSecret", { explicit: true }) },
    tokenHeader: "Authorization",
    tokenPrefix: "Bearer",
    getToken: {
      url,
      request: { clientId: ["client_id"], clientSecret: ["client_secret"], scopes: ["scope"] },
      response: { accessToken: ["access_token"], expiresIn: ["expires_in"] },
    },
  };
}

/** A URL as it is called; a relative one is resolved against the server (OpenAPI 3.0.4, 4.2), if there is just one. */
function absoluteUrl({ resolver }: Context, url: string): string | undefined {
  const servers = child(resolver.root, "servers")?.value;
  const [only, ...others] = Array.isArray(servers) ? servers : [];
  const base = isObject(only) && others.length === 0 && typeof only.url === "string" ? only.url : "";
  const isRelative = !URL.canParse(url);
  // Without the slash, the last part of the server's path would be replaced.
  const whole = isRelative ? `${base.replace(/\/*$/, "")}/` : undefined;
  if (/[{}\s]/.test(`${url}${isRelative ? base : ""}`) || !URL.canParse(url, whole)) return undefined;
  const { href, protocol } = new URL(url, whole);
  return /^https?:$/.test(protocol) ? href : undefined;
}

/** The scopes of an OAuth scheme as text: a bearer token is all that the SDK itself needs. */
function scopesText(node: ObjectNode, description: string | undefined): { readonly description?: string } {
  const lines: string[] = [];
  for (const flow of members(child(node, "flows"))) {
    for (const scope of members(child(flow, "scopes"))) {
      const text = typeof scope.value === "string" && scope.value !== "" ? `: ${scope.value}` : "";
      const line = `- \`${scope.token}\`${text}`;
      if (!lines.includes(line)) lines.push(line);
    }
  }
  if (lines.length === 0) return {};
  return { description: [...(description ? [description, ""] : []), "Scopes:", ...lines].join("\n") };
}
