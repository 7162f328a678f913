import type { Api, ChannelDecl, Operation, Report, ResourceDecl, ResourceId } from "@sdkwright/plugin-api";
import { placeOf } from "@sdkwright/plugin-api";
import { mergeHeaders } from "../apply/headers.js";
import { mergeAuth, withSecurity } from "../apply/merge-auth.js";
import { type MergeOfUrls, mergeEnvironments } from "../apply/merge-environments.js";
import { compilerCatalogue } from "../catalogue.js";

type Table = "types" | "errors" | "operations" | "webhooks" | "channels";
const TABLES: readonly Table[] = ["types", "errors", "operations", "webhooks", "channels"];

/** What of the configuration decides how definitions go together. */
export interface MergeOptions extends MergeOfUrls {
  /** The configuration names the environments: those of the definitions do not count, their roles keep their names. */
  readonly environmentsGiven: boolean;
  /** Schemes that the configuration declares: they overrule those of the definitions. */
  readonly schemes: ReadonlySet<string>;
  readonly report: Report;
}

/**
 * Makes one API of several. The first gives the name, the description and the default environment; ids never meet,
 * because each definition's ids carry its prefix; resources of one name become one resource, environments of one name
 * one environment.
 */
export function merge(apis: readonly Api[], options: MergeOptions): Api {
  const [first, ...rest] = apis;
  if (!first) throw new Error("merge needs an API");
  if (rest.length === 0) return first;
  const { environments, renamed } = options.environmentsGiven
    ? { environments: first.environments, renamed: [] }
    : mergeEnvironments(apis, options);
  const auth = mergeAuth(apis, options.schemes, options.report);
  const { headers, keys } = mergeHeaders(apis, options.labels);
  const settled = apis.map((api, index) => {
    return settle(api, { roles: renamed[index] ?? new Map(), auth, definition: keys[index] });
  });
  return {
    ...first,
    ...mergeTables(settled, options.report),
    resources: mergeResources(apis),
    environments,
    auth,
    headers,
    variables: uniqueBy(
      apis.flatMap((api) => api.variables),
      (variable) => variable.name.wire,
    ),
    requestIdHeaders: [...new Set(apis.flatMap((api) => api.requestIdHeaders))],
  };
}

/** How the settings that definitions have for all of their operations were merged. */
interface Shared {
  readonly roles: ReadonlyMap<string, string>;
  readonly auth: Api["auth"];
  /** Key of a definition with headers of its own. */
  readonly definition: string | undefined;
}

/** What a definition's operations and channels left to its own defaults, said on each, since the defaults are shared now. */
function settle(api: Api, { roles, auth, definition }: Shared): Api {
  const own = api.environments.roles[0]?.wire ?? "default";
  const served = <T extends Operation | ChannelDecl>(node: T): T => {
    const role = roles.get(node.server ?? own);
    return role === undefined || role === node.server ? node : { ...node, server: role };
  };
  const operations = Object.values(api.operations).map((operation) => ({
    ...served(withSecurity(operation, api.auth.security, auth.security)),
    ...(definition !== undefined && { definition }),
  }));
  const channels = Object.values(api.channels).map(served);
  return {
    ...api,
    operations: Object.fromEntries(operations.map((operation) => [operation.id, operation])),
    channels: Object.fromEntries(channels.map((channel) => [channel.id, channel])),
  };
}

function mergeTables(apis: readonly Api[], report: Report): Pick<Api, Table> {
  const merged: Record<Table, Record<string, unknown>> = {
    types: {},
    errors: {},
    operations: {},
    webhooks: {},
    channels: {},
  };
  for (const api of apis) for (const table of TABLES) mergeTable(merged[table], api, table, report);
  return merged as unknown as Pick<Api, Table>;
}

function mergeTable(into: Record<string, unknown>, api: Api, table: Table, report: Report): void {
  for (const [id, node] of Object.entries(api[table])) {
    if (Object.hasOwn(into, id)) {
      const { document, pointer } = placeOf(api.origins, (node as { origin: number }).origin);
      report(
        compilerCatalogue.create(
          "duplicate-definition",
          { what: table.slice(0, -1), id: pointer },
          { location: { document, pointer } },
        ),
      );
      continue;
    }
    into[id] = node;
  }
}

function mergeResources(apis: readonly Api[]): Api["resources"] {
  const resources: Record<ResourceId, ResourceDecl> = {};
  for (const api of apis) {
    for (const resource of Object.values(api.resources)) {
      const known = resources[resource.id];
      resources[resource.id] = known
        ? {
            ...known,
            children: [...new Set([...known.children, ...resource.children])],
            operations: [...known.operations, ...resource.operations],
          }
        : resource;
    }
  }
  return resources;
}

function uniqueBy<T>(items: readonly T[], key: (item: T) => string): T[] {
  const seen = new Map<string, T>();
  for (const item of items) if (!seen.has(key(item))) seen.set(key(item), item);
  return [...seen.values()];
}
