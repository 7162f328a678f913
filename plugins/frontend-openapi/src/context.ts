import {
  child,
  elements,
  isObject,
  type JsonObject,
  locationOf,
  members,
  type Node,
  originOf,
  type Resolver,
  type Schemas,
} from "@sdkwright/json-schema";
import type {
  Example,
  FrontendContext,
  JsonValue,
  OperationId,
  OriginId,
  Parameter,
  Report,
  ResponseStatus,
  Type,
  WebhookDecl,
} from "@sdkwright/plugin-api";
import { openapiCatalogue } from "./catalogue.js";
import type { Version } from "./version.js";

/** An error while the names of body types are not yet known. */
export interface ErrorDraft {
  readonly status: ResponseStatus;
  readonly type: Type | null;
  readonly origin: OriginId;
  readonly description: string | undefined;
}

/** Role of a URL beside the default one, and the servers that give it. */
export interface RoleDraft {
  readonly wire: string;
  readonly servers: Node;
}

/** Everything that lowering one document shares. */
export interface Context {
  readonly frontend: FrontendContext;
  readonly report: Report;
  readonly version: Version;
  readonly resolver: Resolver;
  readonly schemas: Schemas;
  readonly idPrefix: string;
  readonly namespace: string | undefined;
  /** Parameters that operations share, by place; null for one that cannot be read. */
  readonly parameters: Map<string, Parameter | null>;
  readonly errors: Map<string, ErrorDraft>;
  readonly webhooks: WebhookDecl[];
  /** By the text of their server lists. */
  readonly roles: Map<string, RoleDraft>;
  /** Schemes that some requirement names. */
  readonly usedSchemes: Set<string>;
  readonly operationIds: Map<string, OperationId>;
}

/** How a value is called in a message about its type. */
function describe(value: Node["value"]): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  return typeof value === "object" ? "an object" : `the ${typeof value} ${JSON.stringify(value)}`;
}

/** A part that is there but empty (`parameters:` and nothing behind it in YAML) counts as absent. */
function isEmpty(context: Context, node: Node): boolean {
  if (node.value !== null) return false;
  context.report(openapiCatalogue.create("empty-part", { part: node.token }, { location: locationOf(node, "key") }));
  return true;
}

/** The node if it holds an object; anything else is reported. */
export function expectObject(
  context: Context,
  node: Node | undefined,
): (Node & { readonly value: JsonObject }) | undefined {
  if (!node) return undefined;
  if (isObject(node.value)) return node as Node & { readonly value: JsonObject };
  if (isEmpty(context, node)) return undefined;
  const params = { what: node.token, expected: "an object", found: describe(node.value) };
  context.report(openapiCatalogue.create("wrong-type", params, { location: locationOf(node) }));
  return undefined;
}

/** The elements of a list; a value of another type is reported and counts as empty. */
export function expectList(context: Context, node: Node | undefined): Node[] {
  if (!node) return [];
  if (Array.isArray(node.value)) return elements(node);
  if (isEmpty(context, node)) return [];
  const params = { what: node.token, expected: "a list", found: describe(node.value) };
  context.report(openapiCatalogue.create("wrong-type", params, { location: locationOf(node) }));
  return [];
}

/** The members of an object; a value of another type is reported and counts as empty. Extensions are left out. */
export function expectMembers(context: Context, node: Node | undefined): Node[] {
  return members(expectObject(context, node)).filter((member) => !member.token.startsWith("x-"));
}

/** A text member; a value of another type is reported. */
export function textAt(context: Context, node: Node, name: string): string | undefined {
  const found = child(node, name);
  if (!found) return undefined;
  if (typeof found.value === "string") return found.value;
  if (isEmpty(context, found)) return undefined;
  const params = { what: name, expected: "text", found: describe(found.value) };
  context.report(openapiCatalogue.create("wrong-type", params, { location: locationOf(found) }));
  return undefined;
}

/** The node, its reference followed, if it holds an object. */
export function followObject(
  context: Context,
  node: Node | undefined,
): (Node & { readonly value: JsonObject }) | undefined {
  if (!node) return undefined;
  return expectObject(context, context.resolver.follow(node));
}

/** The examples of a parameter or a media type, by reference to what the definition holds. */
export function examplesAt(context: Context, node: Node): readonly Example[] | undefined {
  const single = child(node, "example");
  if (single) return [{ value: single.value as JsonValue, origin: originOf(single) }];
  const listed = child(node, "examples");
  if (!listed || !isObject(listed.value)) return undefined;
  const found: Example[] = [];
  for (const entry of members(listed)) {
    const example = context.resolver.follow(entry);
    if (!example || !isObject(example.value)) continue;
    const value = child(example, "value") ?? child(example, "dataValue");
    if (!value) continue;
    const { summary } = example.value;
    const base = { name: entry.token, value: value.value as JsonValue, origin: originOf(value) };
    found.push(typeof summary === "string" ? { ...base, summary } : base);
  }
  return found.length > 0 ? found : undefined;
}

/** Reports a feature that no SDK expresses, at its place. */
export function noteUnsupported(context: Context, node: Node, feature: string, instead: string): void {
  context.report(openapiCatalogue.create("unsupported", { feature, instead }, { location: locationOf(node, "key") }));
}
