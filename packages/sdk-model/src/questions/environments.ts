import type { Api, Environment, UrlVariable } from "@sdkwright/ir-schema";

/** An environment with its index among all of the API. */
export interface IndexedEnvironment {
  readonly index: number;
  readonly environment: Environment;
}

const absolute = /^(?:http|ws)s?:\/\/|^\{/i;
const socket = /^wss?:\/\//i;

/** True if a URL of the role names its host, literally or by a variable. Calls use the first role by default. */
export function isAbsolute(template: string, role = 0): boolean {
  return absolute.test(template) || (role > 0 && socket.test(template));
}

/** The environments whose URLs have a host. The others can only serve a caller who passes a base URL. */
export function reachableEnvironments(api: Api): IndexedEnvironment[] {
  return api.environments.list
    .map((environment, index) => ({ index, environment }))
    .filter(({ environment }) => environment.urls.every((url, role) => isAbsolute(url.template, role)));
}

/** The variables of all URL templates, each once. */
export function urlVariables(api: Api): UrlVariable[] {
  const variables = new Map<string, UrlVariable>();
  for (const { environment } of reachableEnvironments(api)) {
    for (const url of environment.urls) {
      for (const variable of url.variables)
        if (!variables.has(variable.name.wire)) variables.set(variable.name.wire, variable);
    }
  }
  return [...variables.values()];
}
