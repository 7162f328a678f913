import type { Api, Environments, Report, ResourceDecl, ResourceId } from "@sdkwright/plugin-api";
import { placeOf } from "@sdkwright/plugin-api";
import { compilerCatalogue } from "../catalogue.js";

type Table = "types" | "errors" | "operations" | "webhooks" | "channels";
const TABLES: readonly Table[] = ["types", "errors", "operations", "webhooks", "channels"];

/**
 * Makes one API of several. The first gives the name, the description and the default environment; ids never meet,
 * because each definition's ids carry its prefix; resources of one name become one resource.
 */
export function merge(apis: readonly Api[], report: Report): Api {
  const [first, ...rest] = apis;
  if (!first) throw new Error("merge needs an API");
  if (rest.length === 0) return first;
  const merged: Record<Table, Record<string, unknown>> = {
    types: {},
    errors: {},
    operations: {},
    webhooks: {},
    channels: {},
  };
  for (const api of apis) for (const table of TABLES) mergeTable(merged[table], api, table, report);
  return {
    ...first,
    ...(merged as unknown as Pick<Api, Table>),
    resources: mergeResources(apis),
    environments: mergeEnvironments(apis),
    auth: mergeAuth(apis),
    headers: uniqueBy(
      apis.flatMap((api) => api.headers),
      (header) => header.header.toLowerCase(),
    ),
    variables: uniqueBy(
      apis.flatMap((api) => api.variables),
      (variable) => variable.name.wire,
    ),
    requestIdHeaders: [...new Set(apis.flatMap((api) => api.requestIdHeaders))],
  };
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

/** Environments of one name are one environment; roles that only one definition has keep their place in it. */
function mergeEnvironments(apis: readonly Api[]): Environments {
  const withServers = apis.map((api) => api.environments).filter((environments) => environments.list.length > 0);
  return withServers[0] ?? { roles: [], list: [] };
}

function mergeAuth(apis: readonly Api[]): Api["auth"] {
  const schemes = uniqueBy(
    apis.flatMap((api) => api.auth.schemes),
    (scheme) => scheme.id,
  );
  const endpoint = apis.some((api) => api.auth.mode.kind === "endpoint");
  const security = apis.find((api) => api.auth.security !== null)?.auth.security ?? null;
  return { mode: endpoint ? { kind: "endpoint" } : { kind: "none" }, schemes, security };
}

function uniqueBy<T>(items: readonly T[], key: (item: T) => string): T[] {
  const seen = new Map<string, T>();
  for (const item of items) if (!seen.has(key(item))) seen.set(key(item), item);
  return [...seen.values()];
}
