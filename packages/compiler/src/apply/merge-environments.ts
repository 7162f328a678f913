import {
  type Api,
  type Environment,
  type Environments,
  makeName,
  type Name,
  type UrlTemplate,
} from "@sdkwright/plugin-api";

/** Environments of several definitions as one, and how the roles of each definition are called in it. */
export interface MergedEnvironments {
  readonly environments: Environments;
  /** For each definition, in order: the new name of a role by its old one. Absent means unchanged. */
  readonly renamed: readonly ReadonlyMap<string, string>[];
}

/** One definition's URLs: an environment by its name, a URL by the name of its role. */
interface Part {
  readonly environments: Environments;
  /** What to call its default URL where it is not the default of all. */
  readonly label: string;
}

const urlsOf = (environment: Environment | undefined): string => JSON.stringify(environment?.urls[0]?.template ?? null);

/** Whether two definitions have one default URL: in every environment that both name, or else in their default ones. */
function sharesDefault(first: Part, other: Part): boolean {
  const pairs = other.environments.list.flatMap((environment) => {
    const same = first.environments.list.find(({ name }) => name.wire === environment.name.wire);
    return same ? [[same, environment] as const] : [];
  });
  const [compared = [first.environments.list[0], other.environments.list[0]] as const] = pairs;
  const all = pairs.length > 0 ? pairs : [compared];
  return all.every(([a, b]) => urlsOf(a) === urlsOf(b));
}

function freeName(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted;
  for (let number = 2; ; number++) if (!taken.has(`${wanted} ${number}`)) return `${wanted} ${number}`;
}

/** The URL of a definition's role in an environment: its own, else that of the definition's default environment. */
function urlIn({ environments }: Part, environment: string, role: number): UrlTemplate | undefined {
  const own = environments.list.find(({ name }) => name.wire === environment) ?? environments.list[0];
  return own?.urls[role];
}

/** How URLs of several definitions come together. */
export interface MergeOfUrls {
  /** For each definition, what to call its default URL where that is not the default of all. */
  readonly labels: readonly string[];
  /** Environments of one host are one, whatever they are called. */
  readonly byHost: boolean;
}

function hostOf({ urls }: Environment): string | undefined {
  return /^[^:/?#]*:\/\/([^/?#]*)/.exec(urls[0]?.template ?? "")?.[1];
}

/** A definition's environments under the names that another one's have for their hosts. */
function alignByHost({ environments, label }: Part, { environments: known }: Part): Part {
  const list = environments.list.map((environment) => {
    const same = known.list.find((other) => hostOf(other) !== undefined && hostOf(other) === hostOf(environment));
    return same ? { ...environment, name: same.name } : environment;
  });
  return { environments: { ...environments, list }, label };
}

/** A role of the result and where its URLs come from. */
interface Column {
  readonly role: Name;
  readonly part: Part;
  readonly index: number;
}

/**
 * Merges environments. Those of one name become one, with the URLs of both: a definition whose default URL is another
 * than the first's gets a role of its own for it. Where a definition lacks an environment, its default one stands in.
 */
export function mergeEnvironments(apis: readonly Api[], { labels, byHost }: MergeOfUrls): MergedEnvironments {
  const own = apis.map(({ environments }, index): Part => ({ environments, label: labels[index] ?? `url ${index}` }));
  const leader = own.find(({ environments }) => environments.list.length > 0);
  const parts = own.map((part) => (leader && part !== leader && byHost ? alignByHost(part, leader) : part));
  const first = parts.find(({ environments }) => environments.list.length > 0);
  if (!first) return { environments: parts[0]?.environments ?? { roles: [], list: [] }, renamed: [] };
  const columns: Column[] = [];
  const taken = new Set<string>();
  const renamed = parts.map((part) => addRoles(part, first, columns, taken));
  const baseUrlEnv = parts.find(({ environments }) => environments.baseUrlEnv !== undefined)?.environments.baseUrlEnv;
  return {
    environments: {
      roles: columns.map(({ role }) => role),
      list: mergeLists(parts, first, columns),
      ...(baseUrlEnv !== undefined && { baseUrlEnv }),
    },
    renamed,
  };
}

/** Adds a definition's roles as columns; says which of them got another name. */
function addRoles(part: Part, first: Part, columns: Column[], taken: Set<string>): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const { roles, list } = part.environments;
  if (list.length === 0) return names;
  for (const [index, role] of roles.entries()) {
    if (index === 0 && part !== first && sharesDefault(first, part)) {
      const shared = first.environments.roles[0]?.wire ?? role.wire;
      if (shared !== role.wire) names.set(role.wire, shared);
      continue;
    }
    const wanted = index === 0 && part !== first ? part.label : role.wire;
    const wire = freeName(wanted, taken);
    taken.add(wire);
    if (wire !== role.wire) names.set(role.wire, wire);
    columns.push({ role: wire === role.wire ? role : makeName(wire, { explicit: true }), part, index });
  }
  return names;
}

function mergeLists(parts: readonly Part[], first: Part, columns: readonly Column[]): Environment[] {
  const merged = new Map<string, Environment>();
  for (const { environments } of parts) {
    for (const environment of environments.list) {
      if (merged.has(environment.name.wire)) continue;
      const urls = columns.flatMap(({ part, index }) => urlIn(part, environment.name.wire, index) ?? []);
      // Of names that only one definition has, those that add no URL are another word for a known environment.
      const text = JSON.stringify(urls.map(({ template }) => template));
      const known = [...merged.values()].some((other) => JSON.stringify(other.urls.map((u) => u.template)) === text);
      if (!known || environments === first.environments) merged.set(environment.name.wire, { ...environment, urls });
    }
  }
  return [...merged.values()];
}
