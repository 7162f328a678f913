import {
  child,
  document,
  elements,
  expectMembers,
  followObject,
  groupByHost,
  locationOf,
  lowerUrlVariables,
  type Mutable,
  type Node,
  originOf,
  type ReportVariable,
  requirePart,
  textAt,
} from "@sdkwright/json-schema";
import {
  type Environment,
  type Environments,
  makeName,
  type Name,
  nearest,
  type UrlTemplate,
} from "@sdkwright/plugin-api";
import { asyncapiCatalogue } from "./catalogue.js";
import type { Context, FoundChannel, Server } from "./context.js";
import { lowerSecurity } from "./security.js";

/** The servers of a document: `url` in version 2, `host` and `pathname` in version 3. */
export function readServers(context: Context, root: Node): Server[] {
  return serverEntries(context, child(root, "servers")).flatMap(({ id, entry }) => {
    const node = followObject(context, entry);
    if (!node) return [];
    const isThird = child(node, "host") !== undefined;
    const address = isThird ? textAt(context, node, "host") : textAt(context, node, "url");
    if (address === undefined) requirePart(context, node, isThird ? "host" : "url", `server \`${id}\``);
    const protocol = textAt(context, node, "protocol") ?? /^([a-z][a-z0-9+.-]*):\/\//i.exec(address ?? "")?.[1];
    if (protocol === undefined) requirePart(context, node, "protocol", `server \`${id}\``);
    if (address === undefined || protocol === undefined) return [];
    if (!PROTOCOLS.has(protocol)) reportProtocol(context, child(node, "protocol") ?? node, protocol);
    const path = isThird ? (textAt(context, node, "pathname") ?? "") : "";
    const full = /^[a-z][a-z0-9+.-]*:\/\//i.test(address) ? address : `${protocol}://${address}`;
    const security = lowerSecurity(context, child(node, "security"));
    return [{ id, node, template: `${full}${path}`.replace(/\/+$/, ""), protocol, security }];
  });
}

/** The protocols of the specification (3.0.0, Server Object and its bindings). */
const PROTOCOLS: ReadonlySet<string> = new Set(
  (
    "amqp amqps anypointmq googlepubsub http https ibmmq jms kafka kafka-secure mercure mqtt mqtts mqtt5 nats " +
    "pulsar redis ros2 secure-mqtt sns solace sqs stomp stomps ws wss"
  ).split(" "),
);

function reportProtocol(context: Context, node: Node, protocol: string): void {
  const meant = nearest(protocol, [...PROTOCOLS]);
  const params = { protocol, ...(meant !== undefined && { nearest: meant }) };
  context.report(asyncapiCatalogue.create("unknown-protocol", params, { location: locationOf(node) }));
}

interface ServerEntry {
  readonly id: string;
  readonly entry: Node;
}

/** Servers by their names. Those of a list, which other formats have there, are numbered. */
function serverEntries(context: Context, servers: Node | undefined): ServerEntry[] {
  if (!servers || !Array.isArray(servers.value))
    return expectMembers(context, servers).map((entry) => ({ id: entry.token, entry }));
  context.report(asyncapiCatalogue.create("server-list", {}, { location: locationOf(servers, "key") }));
  return elements(servers).map((entry, index) => ({ id: `server${index + 1}`, entry }));
}

/** True for servers that a client can open a WebSocket to. */
export function isSocket({ protocol }: Server): boolean {
  return protocol === "ws" || protocol === "wss";
}

/** Environments, and which role's URL serves each channel. */
export interface Served {
  readonly environments: Environments;
  roleOf(channel: FoundChannel): string | undefined;
}

/**
 * Servers that serve every channel are environments of their own. Where channels have different servers, one
 * environment holds them all, each under a role of its name.
 */
export function lowerServers(context: Context, servers: readonly Server[], channels: readonly FoundChannel[]): Served {
  const sockets = servers.filter(isSocket);
  // Servers of brokers do not become environments, but their variables are checked, too.
  for (const server of servers) if (!isSocket(server)) urlOf(context, server);
  if (context.frontend.settings["group-environments-by-host"] === true && sockets.length > 0) {
    return serversByHost(context, sockets);
  }
  const named = (wire: string): Name => makeName(wire, { explicit: true });
  const everywhere = sockets.filter(({ id }) => channels.every((channel) => channel.servers?.includes(id) ?? true));
  if (everywhere.length > 0 || sockets.length === 0) {
    const list = everywhere.map((server) => environmentOf(context, named(server.id), [server]));
    return { environments: { roles: [named("default")], list }, roleOf: () => undefined };
  }
  const [first] = sockets;
  const roles = sockets.map(({ id }, index) => named(index === 0 ? "default" : id));
  const list = first ? [environmentOf(context, named(first.id), sockets)] : [];
  return {
    environments: { roles, list },
    roleOf({ servers: own }) {
      const index = sockets.findIndex(({ id }) => own?.includes(id));
      return index > 0 ? sockets[index]?.id : undefined;
    },
  };
}

/** An environment for each host, with a URL for each of its servers. */
function serversByHost(context: Context, sockets: readonly Server[]): Served {
  const { roles, groups } = groupByHost(sockets.map(({ id, template }) => ({ name: id, template })));
  const byRole = roles.map((_, role) => groups.map(({ members }) => sockets[members[role]!]!));
  const list = groups.map(({ name, host }, index) => {
    const own = byRole.map((servers) => servers[index]!);
    return environmentOf(context, makeName(name ?? host, { explicit: name !== undefined }), own);
  });
  return {
    environments: { roles: roles.map((role) => makeName(role, { explicit: true })), list },
    roleOf({ servers: own }) {
      const index = byRole.findIndex((servers) => servers.some(({ id }) => own?.includes(id)));
      return index > 0 ? roles[index] : undefined;
    },
  };
}

function environmentOf(context: Context, name: Name, servers: readonly Server[]): Environment {
  const [first] = servers as readonly [Server];
  const urls = servers.map((server) => urlOf(context, server));
  const environment: Mutable<Environment> = { name, urls, origin: originOf(first.node) };
  if (servers.length === 1) document(environment, first.node.value);
  return environment;
}

function urlOf(context: Context, { node, template }: Server): UrlTemplate {
  const report: ReportVariable = ({ name, detail, at, isUndeclared }) => {
    const place = { location: locationOf(at, "key"), isOtherwise: isUndeclared };
    context.report(asyncapiCatalogue.create("server-variable", { name, detail }, place));
  };
  return { template, variables: lowerUrlVariables(node, template, report) };
}
