import {
  document,
  expectList,
  expectObject,
  extension,
  groupByHost,
  type JsonObject,
  keyOf,
  locationOf,
  lowerUrlVariables,
  type Mutable,
  type Node,
  originOf,
  type ReportVariable,
  type ServerGroups,
  textAt,
} from "@sdkwright/json-schema";
import {
  type Environment,
  type Environments,
  makeName,
  type Name,
  splitWords,
  type UrlTemplate,
  type UrlVariable,
} from "@sdkwright/plugin-api";
import { openapiCatalogue } from "./catalogue.js";
import type { Context } from "./context.js";
import { textOf } from "./extensions/read.js";

/** Words in a server's description beyond which it is a sentence and no name. */
const MAX_NAME_WORDS = 4;

interface Server {
  readonly node: Node & { readonly value: JsonObject };
  readonly url: UrlTemplate;
}

/** The servers of a list that a client can reach; those without a host are reported. */
function readServers(context: Context, declared: Node | undefined): Server[] {
  const servers: Server[] = [];
  for (const entry of expectList(context, declared)) {
    const node = expectObject(context, entry);
    const template = node && textAt(context, node, "url");
    if (!node || template === undefined) continue;
    if (!hasHost(template)) {
      context.report(openapiCatalogue.create("relative-server", { url: template }, { location: locationOf(node) }));
      continue;
    }
    servers.push({ node, url: { template, variables: variablesOf(context, node, template) } });
  }
  return servers;
}

/** A URL with a scheme, or one whose first variable can hold it. */
function hasHost(url: string): boolean {
  return /^[A-Za-z][A-Za-z0-9+.-]*:\/\//.test(url) || url.startsWith("{");
}

function variablesOf(context: Context, node: Node, template: string): readonly UrlVariable[] {
  const report: ReportVariable = ({ name, detail, at, isUndeclared }) => {
    const location = locationOf(at, at.parent?.token === "variables" ? "key" : "value");
    const place = { location, isOtherwise: isUndeclared };
    context.report(openapiCatalogue.create("server-variable", { name, detail }, place));
  };
  return lowerUrlVariables(node, template, report);
}

/** The role of the URL that serves an operation with servers of its own; undefined for the default role. */
export function roleOf(
  context: Context,
  declared: Node | undefined,
  rootServers: Node | undefined,
): string | undefined {
  if (!declared || !Array.isArray(declared.value) || declared.value.length === 0) return undefined;
  const text = JSON.stringify(declared.value);
  if (rootServers && JSON.stringify(rootServers.value) === text) return undefined;
  const known = context.roles.get(text);
  if (known) return known.wire;
  const [first] = readServers(context, declared);
  if (!first) return undefined;
  const grouped = groupedRole(context, first, rootServers);
  if (grouped) return grouped.role;
  const wire = freeName(context, first);
  context.roles.set(text, { wire, servers: declared });
  return wire;
}

/**
 * The role of the URL that an operation asks for by the name of a server (`x-gen-server-name`). Undefined for the first
 * server, which is the default. A name that no server has may come from the configuration; until that sets its URL, it
 * uses the default one.
 */
export function namedRole(context: Context, name: Node, rootServers: Node | undefined): string | undefined {
  const wire = textOf(context, name);
  const known = readServers(context, rootServers);
  const index = known.findIndex((server) => ownName(server) === wire);
  if (index === 0 || wire === undefined) return undefined;
  if ([...context.roles.values()].some((role) => role.wire === wire)) return wire;
  const entry = known[index]?.node;
  const listed = rootServers && entry && { value: [entry.value], overrides: new Map([["0", entry]]) };
  const servers = rootServers && listed ? { ...rootServers, ...listed } : undefined;
  context.roles.set(`name ${wire}`, { wire, servers });
  if (!servers && !context.frontend.configuredUrls?.has(wire)) {
    const params = { name: wire };
    context.report(openapiCatalogue.create("unknown-server-name", params, { location: locationOf(name) }));
  }
  return wire;
}

function freeName(context: Context, server: Server): string {
  const taken = new Set([...context.roles.values()].map((role) => role.wire));
  const base = ownName(server) ?? hostName(server.url.template);
  const candidates = [base, `${base} ${pathName(server.url.template)}`.trim(), keyOf(server.node)];
  return candidates.find((candidate) => candidate !== "default" && !taken.has(candidate)) ?? keyOf(server.node);
}

function ownName({ node }: Server): string | undefined {
  const given = extension(node.value, "server-name") ?? node.value["x-name"] ?? node.value.name;
  if (typeof given === "string" && given !== "") return given;
  const { description } = node.value;
  if (typeof description !== "string") return undefined;
  const words = splitWords(description);
  return words.length > 0 && words.length <= MAX_NAME_WORDS ? description : undefined;
}

function hostName(template: string): string {
  const [, host = ""] = /^[^:]*:\/\/([^/?#]*)/.exec(template) ?? [];
  // Names are published: neither a user nor a password is a part of them.
  return host.replace(/^.*@/, "") || template;
}

function pathName(template: string): string {
  return /^[^:]*:\/\/[^/?#]*\/*([^?#]*)/.exec(template)?.[1] ?? "";
}

/** The root's servers by host, where the setting asks for that. */
function groupsOf(context: Context, servers: readonly Server[]): ServerGroups | undefined {
  if (context.frontend.settings["group-environments-by-host"] !== true || servers.length === 0) return undefined;
  return groupByHost(servers.map((server) => ({ name: ownName(server), template: server.url.template })));
}

/** The role of a server that is one of the root's; without a name where it is the default one's. */
function groupedRole(
  context: Context,
  server: Server,
  rootServers: Node | undefined,
): { readonly role: string | undefined } | undefined {
  const servers = readServers(context, rootServers);
  const at = servers.findIndex(({ url }) => url.template === server.url.template);
  const groups = at < 0 ? undefined : groupsOf(context, servers);
  const index = groups?.groups.map(({ members }) => members.indexOf(at)).find((position) => position >= 0);
  if (!groups || index === undefined) return undefined;
  return { role: index === 0 ? undefined : groups.roles[index] };
}

/** The definition's environments: one for each server, or for each host with all of its servers. */
export function lowerEnvironments(context: Context, rootServers: Node | undefined): Environments {
  const servers = environmentServers(context, rootServers);
  const groups = groupsOf(context, servers);
  const own = groups ? groups.groups.map(({ members }) => servers[members[0]!]!) : callable(context, servers);
  const plain = environmentsOf(context, own);
  if (!groups) return plain;
  const roles = groups.roles.map((wire) => makeName(wire, { explicit: true }));
  const list = plain.list.map((environment, index): Environment => {
    const { name, host, members } = groups.groups[index]!;
    const urls = members.map((member) => servers[member]!.url);
    const named = name === undefined && members.length > 1 ? makeName(host) : environment.name;
    return { ...environment, name: named, urls: [...urls, ...environment.urls.slice(1)] };
  });
  return { roles: [...roles, ...plain.roles.slice(1)], list };
}

/** Servers that calls can go to: those for WebSockets are reported, since each would be an environment of its own. */
function callable(context: Context, servers: readonly Server[]): readonly Server[] {
  return servers.filter(({ node, url: { template } }) => {
    if (!/^wss?:/i.test(template)) return true;
    context.report(openapiCatalogue.create("socket-server", { url: template }, { location: locationOf(node) }));
    return false;
  });
}

/** Environments: one for each server, with a URL for each role. */
function environmentsOf(context: Context, own: readonly Server[]): Environments {
  const roles = [...context.roles.values()].map((role) => ({ role, servers: readServers(context, role.servers) }));
  const base = own.length > 0 ? own : (roles[0]?.servers ?? []);
  const wires = ["default", ...roles.map(({ role }) => role.wire)];
  const named = wires.map((wire) => makeName(wire, { explicit: true }));
  const names = environmentNames(base);
  const list = base.map((server, index): Environment => {
    const environment: Mutable<Environment> = {
      name: names[index]!,
      urls: [server.url, ...roles.map(({ servers }) => matching(servers, server, index).url)],
      origin: originOf(server.node),
    };
    document(environment, server.node.value);
    return environment;
  });
  return { roles: named, list };
}

/** The servers that are environments: all but those that operations ask for by name. */
function environmentServers(context: Context, rootServers: Node | undefined): readonly Server[] {
  const servers = readServers(context, rootServers);
  return servers.filter((server) => !context.roles.has(`name ${ownName(server)}`));
}

/** Of a role's servers, the one that goes with an environment: by name, else by position, else the first. */
function matching(servers: readonly Server[], server: Server, index: number): Server {
  const name = ownName(server);
  return (
    servers.find((other) => name !== undefined && ownName(other) === name) ?? servers[index] ?? servers[0] ?? server
  );
}

/** Names of environments: the server's own, else its host; the path is added where several share a host. */
function environmentNames(servers: readonly Server[]): readonly Name[] {
  const short = servers.map((server) => ownName(server) ?? hostName(server.url.template));
  return servers.map((server, index) => {
    const wire = short[index]!;
    const shared = short.some((other, at) => at !== index && other === wire);
    const longer = shared ? `${wire} ${pathName(server.url.template)}`.trim() : wire;
    return makeName(longer, { explicit: ownName(server) !== undefined });
  });
}
