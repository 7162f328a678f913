/** A server, as far as grouping goes. */
export interface GroupedServer {
  /** Name that the definition gives it. */
  readonly name: string | undefined;
  readonly template: string;
}

/** Servers by host: an environment for each host, with a URL for each role. */
export interface ServerGroups {
  /** The default first. */
  readonly roles: readonly string[];
  readonly groups: readonly {
    /** Absent where the servers of the host have different names. */
    readonly name: string | undefined;
    readonly host: string;
    /** Index of the server for each role. */
    readonly members: readonly number[];
  }[];
}

interface UrlParts {
  readonly protocol: string;
  readonly host: string;
  readonly path: string;
}

function partsOf(template: string): UrlParts {
  const match = /^([^:/?#]*):\/\/([^/?#]*)\/*([^?#]*?)\/*(?:[?#].*)?$/.exec(template);
  const [, protocol = "", host = template, path = ""] = match ?? [];
  return { protocol, host, path };
}

/** Calls over HTTP come first: an operation that names no server is one. */
const overHttp = ({ protocol }: UrlParts): boolean => protocol === "https" || protocol === "http";

/**
 * Groups servers by host. A role is called after its server; where servers of one host share a name, that is the
 * environment's, and their paths, or else their protocols, tell the roles apart. Hosts are matched by names of servers,
 * then by path and protocol, then by position; a host that lacks a URL gives its first one.
 */
export function groupByHost(servers: readonly GroupedServer[]): ServerGroups {
  const parts = servers.map(({ template }) => partsOf(template));
  const byHost = new Map<string, number[]>();
  for (const [index, { host }] of parts.entries()) byHost.set(host, [...(byHost.get(host) ?? []), index]);
  const sorted = [...byHost].map(([host, members]) => {
    const isHttp = (index: number): boolean => overHttp(parts[index]!);
    return { host, members: [...members.filter(isHttp), ...members.filter((index) => !isHttp(index))] };
  });
  const widest = sorted.reduce<readonly number[]>(
    (most, { members }) => (members.length > most.length ? members : most),
    [],
  );
  const roles = roleNames(widest, servers, parts);
  const groups = sorted.map(({ host, members }) => ({
    host,
    name: sharedName(members.map((index) => servers[index]?.name)),
    members: widest.map((model, position) => counterpart(model, position, members, { servers, parts })),
  }));
  return { roles, groups };
}

function sharedName(names: readonly (string | undefined)[]): string | undefined {
  return names.every((name) => name === names[0]) ? names[0] : undefined;
}

function roleNames(
  members: readonly number[],
  servers: readonly GroupedServer[],
  parts: readonly UrlParts[],
): readonly string[] {
  if (members.length < 2) return ["default"];
  const isShared = sharedName(members.map((index) => servers[index]?.name)) !== undefined;
  const own = members.map((index) => (isShared ? "" : (servers[index]?.name ?? "")));
  const withPath = members.map((index, at) => joined(own[at]!, parts[index]!.path));
  const withProtocol = members.map((index, at) => joined(own[at]!, parts[index]!.protocol));
  const names = own.map((name, at) =>
    isUnique(name, own) ? name : isUnique(withPath[at]!, withPath) ? withPath[at]! : withProtocol[at]!,
  );
  return names.map((name, at) => (isUnique(name, names) ? name : joined(name, String(at + 1))));
}

function joined(name: string, suffix: string): string {
  return [name, suffix].filter((part) => part !== "").join(" ");
}

function isUnique(name: string, names: readonly string[]): boolean {
  return name !== "" && names.filter((other) => other === name).length === 1;
}

/** The server of a host that plays the role which another host's server plays. */
function counterpart(
  model: number,
  position: number,
  members: readonly number[],
  { servers, parts }: { readonly servers: readonly GroupedServer[]; readonly parts: readonly UrlParts[] },
): number {
  if (members.includes(model)) return model;
  const { protocol, path } = parts[model]!;
  const alike = members.filter((index) => parts[index]?.protocol === protocol);
  const name = servers[model]?.name;
  const named = name === undefined ? [] : members.filter((index) => servers[index]?.name === name);
  return (
    (named.length === 1 ? named[0] : undefined) ??
    alike.find((index) => parts[index]?.path === path) ??
    (alike.length === 1 ? alike[0] : undefined) ??
    members[position] ??
    members[0]!
  );
}
