import type { Api, Environment, UrlVariable } from "@sdkwright/plugin-api";
import type { Json } from "./source.js";

function variableOf({ default: value, values, description }: UrlVariable): Json {
  return {
    default: value ?? values?.[0] ?? "",
    ...(values && values.length > 0 && { enum: [...values] }),
    ...(description !== undefined && { description }),
  };
}

function serverOf({ name, urls }: Environment, role: number): Json[] {
  const url = urls[role];
  if (!url) return [];
  const variables = url.variables.map((one) => [one.name.wire, variableOf(one)] as const);
  return [
    {
      url: url.template,
      ...(name.wire !== "" && { description: name.wire }),
      ...(variables.length > 0 && { variables: Object.fromEntries(variables) }),
    },
  ];
}

const serversOf = ({ environments }: Api, role: number): Json[] =>
  environments.list.flatMap((one) => serverOf(one, role));

/** The servers of an API: one for each environment. */
export function defaultServers(api: Api): Json {
  const servers = serversOf(api, 0);
  return servers.length > 0 ? { servers } : {};
}

/** The servers of an operation that another role serves. */
export function serversOfRole(api: Api, server: string | undefined): Json {
  const role = api.environments.roles.findIndex(({ wire }) => wire === server);
  const servers = role > 0 ? serversOf(api, role) : [];
  return servers.length > 0 ? { servers } : {};
}

/** The base URL of the default environment; empty if there is none. */
export function baseUrl({ environments }: Api): string {
  return environments.list[0]?.urls[0]?.template.replace(/\/+$/, "") ?? "";
}
