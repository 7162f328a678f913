import {
  type Environments,
  makeName,
  type Name,
  type ResourceTree,
  type RpcOperation,
  splitWords,
} from "@sdkwright/plugin-api";
import type { Method, NamespaceBase, ReflectionObject, Service } from "protobufjs";
import { protoCatalogue } from "./catalogue.js";
import { type Context, fullName, locationOf } from "./context.js";
import { httpOperations, rulesOf } from "./http.js";
import { documented, isRepeatable, optionsOf } from "./options.js";
import { givenName, namedType } from "./types.js";
import { EMPTY } from "./well-known.js";

/** Every service below a namespace, in declared order. */
export function servicesIn(space: NamespaceBase): Service[] {
  return space.nestedArray.flatMap((symbol: ReflectionObject): Service[] => {
    if ("methodsArray" in symbol) return [symbol as Service];
    return "nestedArray" in symbol ? servicesIn(symbol as NamespaceBase) : [];
  });
}

/** Lowers the methods of services, and puts them into groups. */
export function lowerServices(context: Context, services: readonly Service[], tree: ResourceTree): void {
  const names = services.map((service) => service.name);
  for (const service of services) {
    const override = context.overrides.get(fullName(service));
    if (override?.ignore) continue;
    const isShared = names.indexOf(service.name) !== names.lastIndexOf(service.name);
    const groups = override?.groups?.map(givenName) ?? groupsOf(service, isShared);
    for (const method of service.methodsArray) lowerMethod(context, method, groups, tree);
  }
}

/** `PetService` is the group of pets; services of one name in several packages stand in groups of their packages. */
function groupsOf(service: Service, isShared: boolean): Name[] {
  const words = splitWords(service.name);
  const short = words.length > 1 && /^(service|api)$/i.test(words.at(-1) ?? "") ? words.slice(0, -1) : words;
  const own = makeName(service.name, { words: short, explicit: true });
  const space = service.parent?.name;
  return isShared && space ? [givenName(space), own] : [own];
}

function lowerMethod(context: Context, method: Method, outer: readonly Name[], tree: ResourceTree): void {
  const override = context.overrides.get(fullName(method));
  if (override?.ignore) return;
  if (method.requestStream) {
    const params = { method: fullName(method) };
    context.report(protoCatalogue.create("client-streaming", params, { location: locationOf(context, method) }));
    return;
  }
  const resource = tree.at(override?.groups?.map(givenName) ?? outer, context.parsed.originOf(method.parent ?? method));
  const placed = { resource, name: givenName(override?.name ?? method.name) };
  const rules = rulesOf(context, method);
  const hasRule = optionsOf(method)["(google.api.http)"] !== undefined;
  const operations = hasRule
    ? httpOperations(context, method, rules, placed)
    : [connectOperation(context, method, placed)];
  for (const operation of operations) {
    context.operations.push(operation);
    tree.add(resource, operation.id);
  }
}

const isEmpty = (name: string): boolean => name.replace(/^\./, "") === EMPTY;

/** Without an HTTP rule, a method is called by the Connect protocol with JSON. */
function connectOperation(
  context: Context,
  method: Method,
  placed: Pick<RpcOperation, "resource" | "name">,
): RpcOperation {
  const origin = context.parsed.originOf(method);
  const { namespace, idPrefix } = context.frontend;
  const path = `/${fullName(method.parent ?? method)}/${method.name}`;
  const request = {
    name: givenName("request"),
    type: namedType(context, method, method.requestType),
    required: true,
    origin,
  };
  return {
    kind: "rpc",
    protocol: "connect",
    id: `op:${idPrefix}${fullName(method)}`,
    ...placed,
    operationId: fullName(method),
    method: path,
    params: isEmpty(method.requestType) ? [] : [request],
    paramStructure: "single",
    result:
      isEmpty(method.responseType) && !method.responseStream ? null : namedType(context, method, method.responseType),
    ...(method.responseStream && { streaming: "server" as const }),
    codes: [],
    errors: [],
    security: null,
    examples: [],
    origin,
    ...documented(context, method),
    ...(namespace !== undefined && { namespace }),
    ...(isRepeatable(method) && { idempotent: true as const }),
  };
}

/** `google.api.default_host` of the services: an environment for each host. */
export function lowerHosts(context: Context, services: readonly Service[]): Environments {
  const hosts = new Map<string, Service>();
  for (const service of services) {
    const host = optionsOf(service)["(google.api.default_host)"];
    if (typeof host === "string" && !hosts.has(host)) hosts.set(host, service);
  }
  const list = [...hosts].map(([host, service]) => ({
    name: makeName(host, { explicit: false }),
    urls: [{ template: `https://${host}`, variables: [] }],
    origin: context.parsed.originOf(service),
  }));
  return { roles: [makeName("default", { explicit: true })], list };
}
