import {
  child,
  document,
  elements,
  expectList,
  expectMembers,
  followObject,
  isObject,
  locationOf,
  type Mutable,
  members,
  type Node,
  type ObjectNode,
  originOf,
  reportValue,
  textAt,
} from "@sdkwright/json-schema";
import {
  type Auth,
  type AuthScheme,
  makeName,
  nearest,
  placeOf,
  type SecurityRequirement,
} from "@sdkwright/plugin-api";
import { asyncapiCatalogue } from "./catalogue.js";
import type { Context } from "./context.js";

/** Declares the schemes of `components.securitySchemes`. */
export function declareSchemes(context: Context, components: Node | undefined): void {
  for (const entry of expectMembers(context, components && child(components, "securitySchemes"))) {
    const node = followObject(context, entry);
    if (node) context.schemes.set(entry.token, schemeOf(context, entry.token, node));
  }
}

type SchemePart = AuthScheme extends infer S
  ? S extends AuthScheme
    ? Omit<S, "id" | "declared" | "origin">
    : never
  : never;

function schemeOf(context: Context, id: string, node: ObjectNode): AuthScheme {
  const scheme: Mutable<AuthScheme> = { id, declared: false, origin: originOf(node), ...partOf(context, node, id) };
  document(scheme, node.value);
  return scheme;
}

const TYPES = (
  "apiKey asymmetricEncryption gssapi http httpApiKey oauth2 openIdConnect plain scramSha256 scramSha512 " +
  "symmetricEncryption userPassword X509"
).split(" ");
const HTTP_SCHEMES = ["basic", "bearer"];
const KEY_PLACES = ["query", "header", "cookie"] as const;
/** Of a key that a broker asks for. */
const BROKER_PLACES = ["user", "password"];

/** Reports a value that looks like a misspelled one. What is merely unknown may be a kind of the author's own. */
function checkValue(context: Context, node: Node | undefined, known: readonly string[]): void {
  if (typeof node?.value !== "string" || known.includes(node.value)) return;
  if (nearest(node.value, known) !== undefined) reportValue(context, node, known);
}

function partOf(context: Context, node: ObjectNode, id: string): SchemePart {
  const credential = (wire: string) => ({ name: makeName(wire, { explicit: true }) });
  const type = textAt(context, node, "type") ?? "";
  const place = textAt(context, node, "in");
  switch (type) {
    case "httpApiKey":
    case "apiKey": {
      const known = KEY_PLACES.find((one) => one === place);
      if (known) return { kind: known, key: textAt(context, node, "name") ?? id, value: credential(id) };
      checkValue(context, child(node, "in"), type === "apiKey" ? [...BROKER_PLACES, ...KEY_PLACES] : KEY_PLACES);
      break;
    }
    case "http":
      if (/^bearer$/i.test(textAt(context, node, "scheme") ?? ""))
        return { kind: "bearer", token: credential("token") };
      if (/^basic$/i.test(textAt(context, node, "scheme") ?? "")) return basic();
      checkValue(context, child(node, "scheme"), HTTP_SCHEMES);
      break;
    case "userPassword":
      return basic();
    case "oauth2":
    case "openIdConnect":
      return { kind: "bearer", token: credential("token") };
    default:
      checkValue(context, child(node, "type"), TYPES);
  }
  return { kind: "unsupported", declaredType: type };
}

function basic(): SchemePart {
  const part = (wire: string) => ({ name: makeName(wire, { explicit: true }), omit: false });
  return { kind: "basic", username: part("username"), password: part("password") };
}

/**
 * Requirements, alternatives in order; null where there is no `security` at all, or none of it can be met: something was
 * meant to be required, and what is required by default comes nearest.
 */
export function lowerSecurity(context: Context, declared: Node | undefined): readonly SecurityRequirement[] | null {
  if (!declared) return null;
  const listed = expectList(context, declared);
  const found = listed.flatMap((entry): SecurityRequirement[] => {
    const isThird = isObject(entry.value) && ("$ref" in entry.value || typeof entry.value.type === "string");
    return isThird ? ofThird(context, entry) : ofSecond(context, entry);
  });
  return listed.length > 0 && found.length === 0 ? null : found;
}

/** `{name: [scopes]}`: schemes by their names, all together. */
function ofSecond(context: Context, entry: Node): SecurityRequirement[] {
  const schemes = members(entry).flatMap((member) => {
    const isKnown = context.schemes.has(member.token) || context.frontend.configuredSchemes.has(member.token);
    if (isKnown) return [{ scheme: member.token, scopes: scopesOf(member) }];
    const location = locationOf(member, "key");
    const known = [...context.schemes.keys(), ...context.frontend.configuredSchemes];
    const params = { scheme: member.token, nearest: nearest(member.token, known) };
    context.report(asyncapiCatalogue.create("unknown-scheme", params, { location }));
    return [];
  });
  return schemes.length === members(entry).length ? [{ schemes }] : [];
}

/** A scheme itself, or a reference to one. One that stands inline is called after its type. */
function ofThird(context: Context, entry: Node): SecurityRequirement[] {
  const node = followObject(context, entry);
  if (!node) return [];
  const isDeclared = node.parent?.token === "securitySchemes";
  const id = isDeclared ? node.token : (textAt(context, node, "type") ?? "security");
  if (!context.schemes.has(id)) context.schemes.set(id, schemeOf(context, id, node));
  const scopes = child(node, "scopes");
  return [{ schemes: [{ scheme: id, scopes: scopes ? scopesOf(scopes) : [] }] }];
}

function scopesOf(node: Node): readonly string[] {
  return elements(node).flatMap(({ value }) => (typeof value === "string" ? [value] : []));
}

/** The schemes that channels use, each channel saying which. What no client can satisfy is reported. */
export function lowerAuth(context: Context, used: ReadonlySet<string>): Auth {
  const schemes = [...context.schemes.values()].map((scheme) => ({ ...scheme, declared: used.has(scheme.id) }));
  for (const [id, scheme] of context.schemes) {
    if (scheme.kind !== "unsupported" || !used.has(id)) continue;
    const type = scheme.declaredType === "" ? "no known kind" : `\`${scheme.declaredType}\``;
    context.report(
      asyncapiCatalogue.create(
        "unsupported-scheme",
        { scheme: id, type },
        { location: placeOf(context.frontend.origins.list, scheme.origin) },
      ),
    );
  }
  return { mode: used.size > 0 ? { kind: "endpoint" } : { kind: "none" }, schemes, security: null };
}
