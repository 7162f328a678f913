import {
  child,
  elements,
  expectMembers,
  expectObject,
  isObject,
  keyOf,
  locationOf,
  type Node,
  type ObjectNode,
  originOf,
  requirePart,
  textAt,
} from "@sdkwright/json-schema";
import {
  type HttpOperation,
  makeName,
  type Name,
  type OperationId,
  type ResourceTree,
  type Response,
  type SecurityRequirement,
  splitWords,
} from "@sdkwright/plugin-api";
import { lowerArguments } from "./arguments.js";
import { conjureCatalogue } from "./catalogue.js";
import type { Context, Declared, Scope } from "./context.js";
import { errorResponses } from "./errors.js";
import { placeOfTemplate, readHttp } from "./http.js";
import { checkKeys } from "./keys.js";
import { dealias, documentedAt, readType, scopeOf } from "./names.js";
import { givenName, typeOf } from "./types.js";

/** The endpoints of all services of a file, in declared order. */
export function lowerServices(context: Context, scope: Scope, tree: ResourceTree): HttpOperation[] {
  return expectMembers(context, child(scope.root, "services")).flatMap((entry) => {
    const service = expectObject(context, entry);
    return service ? lowerService(context, scope, service, tree) : [];
  });
}

interface ServiceScope {
  readonly scope: Scope;
  readonly service: ObjectNode;
  readonly name: Name;
  readonly basePath: string;
  readonly tree: ResourceTree;
  /** Some endpoint of the file lists its errors, so an endpoint without a list returns none. */
  readonly declaresErrors: boolean;
}

function lowerService(context: Context, scope: Scope, service: ObjectNode, tree: ResourceTree): HttpOperation[] {
  checkKeys(context, service, ["name", "package", "docs", "base-path", "default-auth", "endpoints"]);
  requirePart(context, service, "name", "service");
  const endpoints = expectMembers(context, child(service, "endpoints"));
  const basePath = textAt(context, service, "base-path") ?? "";
  const declaresErrors = endpoints.some((endpoint) => child(endpoint, "errors") !== undefined);
  const name = serviceName(service.token);
  const seen = new Map<string, Node>();
  return endpoints.flatMap((entry) => {
    const endpoint = expectObject(context, entry);
    if (!endpoint) return [];
    const operation = lowerEndpoint(context, endpoint, { scope, service, name, basePath, tree, declaresErrors }, seen);
    return operation ? [operation] : [];
  });
}

/** `PetService` is the group of pets. */
function serviceName(token: string): Name {
  const words = splitWords(token);
  const short = words.length > 1 && words.at(-1)?.toLowerCase() === "service" ? words.slice(0, -1) : words;
  return makeName(token, { words: short, explicit: true });
}

const ENDPOINT_KEYS = ["http", "auth", "args", "returns", "docs", "deprecated", "markers", "tags", "errors"] as const;

function lowerEndpoint(
  context: Context,
  node: ObjectNode,
  service: ServiceScope,
  seen: Map<string, Node>,
): HttpOperation | undefined {
  checkKeys(context, node, ENDPOINT_KEYS);
  const written = requirePart(context, node, "http", "endpoint");
  const http = written && readHttp(context, written, service.basePath);
  if (!http || !written) return undefined;
  reportRepeated(context, node, placeOfTemplate(http), seen);
  const { scope } = service;
  const id: OperationId = `op:${context.idPrefix}${keyOf(node)}`;
  const origin = originOf(node);
  const { parameters, body } = lowerArguments(context, scope, node, http);
  const resource = service.tree.at([service.name], originOf(service.service));
  service.tree.add(resource, id);
  return {
    kind: "http",
    id,
    resource,
    name: givenName(node.token),
    operationId: `${service.service.token}.${node.token}`,
    method: http.method,
    path: http.parts,
    parameters,
    body,
    responses: lowerReturns(context, scope, node),
    errors: errorResponses(context, errorsOf(context, node, service), service.name),
    security: securityOf(context, child(node, "auth") ?? child(service.service, "default-auth")),
    examples: [],
    origin,
    ...documentedAt(context, node),
    ...(context.namespace !== undefined && { namespace: context.namespace }),
  };
}

function reportRepeated(context: Context, node: ObjectNode, place: string, seen: Map<string, Node>): void {
  const other = seen.get(place);
  if (other) {
    const related = [{ location: locationOf(other, "key"), message: "declared here" }];
    const at = { location: locationOf(child(node, "http") ?? node), related };
    context.report(conjureCatalogue.create("duplicate-endpoint", { http: place, other: other.token }, at));
  } else seen.set(place, node);
}

/** An optional result that is empty has no body. */
function lowerReturns(context: Context, scope: Scope, endpoint: Node): Response[] {
  const node = child(endpoint, "returns");
  const origin = originOf(node ?? endpoint);
  const none: Response = { status: { kind: "code", code: 204 }, contents: [], headers: [], origin };
  if (!node) return [none];
  const type = readType(context, node);
  const plain = dealias(context, scope, type, node);
  const inner = plain.kind === "optional" ? dealias(context, scope, plain.items, node) : plain;
  const isBinary = inner.kind === "primitive" && inner.name === "binary";
  const lowered = typeOf(context, scope, type, node);
  const content = isBinary
    ? ({ kind: "binary", mediaType: "application/octet-stream" } as const)
    : ({ kind: "json", mediaType: "application/json", type: lowered, ...emptyOf(plain.kind) } as const);
  const given: Response = { status: { kind: "code", code: 200 }, contents: [content], headers: [], origin };
  return plain.kind === "optional" ? [given, none] : [given];
}

/** Servers should give an empty collection as 204, or null (Conjure wire specification, 4.3 and 5.2). */
function emptyOf(kind: string) {
  if (kind === "map") return { emptyBody: "{}" } as const;
  return kind === "list" || kind === "set" ? ({ emptyBody: "[]" } as const) : {};
}

/** The errors that an endpoint names; where no endpoint names any, each can give every error of the file. */
function errorsOf(context: Context, endpoint: Node, { scope, declaresErrors }: ServiceScope): Declared[] {
  const listed = child(endpoint, "errors");
  if (!listed) return declaresErrors ? [] : [...scope.errors.values()].map((node) => ({ node, scope }));
  return elements(listed).flatMap((entry) => {
    const at = isObject(entry.value) ? (requirePart(context, entry, "error", "error of an endpoint") ?? entry) : entry;
    const text = typeof at.value === "string" ? at.value : "";
    const dot = text.indexOf(".");
    const from = scopeOf(context, scope, dot < 0 ? undefined : text.slice(0, dot), at);
    const node = from?.errors.get(text.slice(dot + 1));
    if (node && from) return [{ node, scope: from }];
    if (from) context.report(conjureCatalogue.create("unknown-error", { name: text }, { location: locationOf(at) }));
    return [];
  });
}

function securityOf(context: Context, node: Node | undefined): readonly SecurityRequirement[] {
  if (!node || node.value === "none") return [];
  const text = typeof node.value === "string" ? node.value : JSON.stringify(node.value);
  if (!/^(header|cookie:[\w-]+)$/.test(text)) {
    context.report(conjureCatalogue.create("auth", { found: text }, { location: locationOf(node) }));
    return [];
  }
  context.auth.add(text);
  return [{ schemes: [{ scheme: text, scopes: [] }] }];
}
