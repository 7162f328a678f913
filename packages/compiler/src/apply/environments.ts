import type { EnvironmentConfig, EnvironmentsConfig } from "@sdkwright/config";
import type { Api, Environment, Environments, OriginId, Report, UrlTemplate } from "@sdkwright/plugin-api";
import { makeName, placeOf } from "@sdkwright/plugin-api";
import { compilerCatalogue } from "../catalogue.js";

function urlTemplate(template: string, config: EnvironmentConfig): UrlTemplate {
  const variables = config.variables
    .filter((variable) => template.includes(`{${variable.id}}`))
    .map((variable) => ({
      name: makeName(variable.id, { explicit: true }),
      ...(variable.default !== undefined && { default: variable.default }),
      ...(variable.values && { values: variable.values }),
    }));
  return { template, variables };
}

/** The default first, then declared order. */
function defaultFirst<T>(items: readonly T[], isDefault: (item: T) => boolean): T[] {
  return [...items.filter(isDefault), ...items.filter((item) => !isDefault(item))];
}

/** User information of a URL, which ends at the last `@` of its authority. */
const userInfo = /^([a-z][a-z0-9+.-]*:)?\/\/[^/?#]*@/i;

/**
 * Leaves out of the URLs of servers what no request can carry: user names and passwords, which would be published with
 * every SDK, and fragments, behind which paths would be joined.
 */
export function withPlainUrls(api: Api, report: Report): Api {
  const urlOf = ({ template, variables }: UrlTemplate, origin: OriginId): UrlTemplate => {
    const place = () => ({ location: placeOf(api.origins, origin) });
    const anonymous = template.replace(userInfo, "$1//");
    const bare = anonymous.replace(/#.*$/s, "");
    if (anonymous !== template) {
      const host = anonymous.replace(/^.*?\/\//, "").replace(/[/?#].*$/, "");
      report(compilerCatalogue.create("url-user-info", { host }, place()));
    }
    if (bare !== anonymous) report(compilerCatalogue.create("url-fragment", { url: anonymous }, place()));
    if (bare === template) return { template, variables };
    return { template: bare, variables: variables.filter(({ name }) => bare.includes(`{${name.wire}}`)) };
  };
  const list = api.environments.list.map((environment) => ({
    ...environment,
    urls: environment.urls.map((url) => urlOf(url, environment.origin)),
  }));
  return { ...api, environments: { ...api.environments, list } };
}

/** Reports variables of URLs that their environment does not declare. */
export function reportVariables({ list }: EnvironmentsConfig, document: string, report: Report): void {
  for (const { at, name, urls, variables } of list) {
    const used = Object.values(urls).flatMap((url) => [...url.matchAll(/\{([^{}]*)\}/g)].map(([, id = ""]) => id));
    for (const variable of new Set(used)) {
      if (variables.some(({ id }) => id === variable)) continue;
      const params = { variable, environment: name };
      const location = { document, pointer: at };
      report(compilerCatalogue.create("unknown-url-variable", params, { location }));
    }
  }
}

/** The environments of the configuration; where it has any, they replace the definition's servers. */
export function lowerEnvironments(config: EnvironmentsConfig, origin: (pointer: string) => OriginId): Environments {
  const roles = defaultFirst(
    [...new Set(config.list.flatMap((environment) => Object.keys(environment.urls)))],
    (role) => role === (config.defaultUrl ?? ""),
  );
  const list = config.list.map((environment): Environment => {
    const fallback = Object.values(environment.urls)[0] ?? "";
    return {
      name: makeName(environment.name, { explicit: true }),
      urls: roles.map((role) => urlTemplate(environment.urls[role] ?? fallback, environment)),
      origin: origin(environment.at),
      ...(environment.docs !== undefined && { description: environment.docs }),
      ...(environment.audiences && { audiences: environment.audiences }),
    };
  });
  return {
    roles: roles.map((role) => makeName(role, { explicit: true })),
    list: defaultFirst(list, (environment) => environment.name.wire === config.default),
    ...(config.baseUrlEnv !== undefined && { baseUrlEnv: config.baseUrlEnv }),
  };
}
