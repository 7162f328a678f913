import type { Api, Environment, UrlVariable } from "@sdkwright/plugin-api";

/** An environment with its index among all of the API. */
export interface IndexedEnvironment {
  readonly index: number;
  readonly environment: Environment;
}

const absolute = /^https?:\/\/|^\{/i;

/** True where a URL names its host, as it stands or by a variable. */
export function isAbsolute(template: string): boolean {
  return absolute.test(template);
}

/** The environments whose URLs have a host. The others can only serve a caller who passes a base URL. */
export function reachableEnvironments(api: Api): IndexedEnvironment[] {
  return api.environments.list
    .map((environment, index) => ({ index, environment }))
    .filter(({ environment }) => environment.urls.every((url) => isAbsolute(url.template)));
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
