import { helpWithNearest, nearest } from "@sdkwright/diagnostics";
import { authConfig } from "./auth.js";
import { configCatalogue } from "./catalogue.js";
import type { ApiConfig, EnvironmentConfig, EnvironmentsConfig } from "./config.js";
import { entriesInOrder, type LoadContext, placeAt, placed, step } from "./context.js";
import { headerConfigs } from "./headers.js";
import type { ApiInput, ApiObjectInput, EnvironmentInput } from "./schema/api.js";
import type { GeneratorsInput } from "./schema/root.js";
import { checkNamespaces, type SpecItem, settingsConfig, specConfig } from "./specs.js";
import { knownNames, present } from "./words.js";

/** Name of the URL of an environment that has one URL only. */
const ONLY_URL = "default";

function urlsOf(input: Exclude<EnvironmentInput, string>): { readonly [role: string]: string } {
  const single = input["url-template"] ?? input.url ?? input["default-url"];
  return {
    ...(single !== undefined && { [ONLY_URL]: single }),
    ...input["default-urls"],
    ...input.urls,
    ...input["url-templates"],
  };
}

/** Where the URL of a role stands, below its environment. */
function urlPlace(input: EnvironmentInput, role: string, at: string): string {
  if (typeof input === "string") return at;
  for (const key of ["url-templates", "urls", "default-urls"] as const) {
    if (input[key] && Object.hasOwn(input[key], role)) return step(step(at, key), role);
  }
  const key = (["url-template", "url", "default-url"] as const).find((one) => input[one] !== undefined);
  return key === undefined ? at : step(at, key);
}

/** Reports URLs that SDKs cannot use. */
function checkUrls(input: EnvironmentInput, { urls, at }: EnvironmentConfig, context: LoadContext): void {
  for (const [role, url] of Object.entries(urls)) {
    const place = placeAt(context, urlPlace(input, role, at));
    if (/[?#]/.test(url)) {
      const help = "Remove the query and the fragment: SDKs append the paths of operations to the URL.";
      context.report(configCatalogue.create("wrong-url", { url }, { ...place, help }));
    } else if (!/^(?:https?|wss?):\/\/[^/\s]/i.test(url) || /\s|\$\{/.test(url)) {
      const help = url.includes("${") ? { help: "Name the variable under `base-url-env`; SDKs read it." } : {};
      context.report(configCatalogue.create("wrong-url", { url }, { ...place, ...help }));
    }
  }
}

function environmentConfig(name: string, input: EnvironmentInput, at: string): EnvironmentConfig {
  if (typeof input === "string") return { at, name, urls: { [ONLY_URL]: input }, variables: [] };
  const { variables = [], docs, audiences } = input;
  return {
    at,
    name,
    urls: urlsOf(input),
    variables,
    ...(docs !== undefined && { docs }),
    ...(audiences && { audiences }),
  };
}

function checkRoles(list: readonly EnvironmentConfig[], context: LoadContext): string[] {
  const roles = [...new Set(list.flatMap((environment) => Object.keys(environment.urls)))];
  for (const { name, urls, at } of list) {
    for (const role of roles) {
      if (Object.hasOwn(urls, role)) continue;
      const params = { environment: name, name: role };
      context.report(configCatalogue.create("missing-url", params, placeAt(context, at, "key")));
    }
  }
  return roles;
}

function environmentsConfig(api: ApiObjectInput, at: string, context: LoadContext): EnvironmentsConfig | undefined {
  if (!api.environments) return undefined;
  const listAt = step(at, "environments");
  const spellings = new Map<string, string>();
  const list = entriesInOrder(api.environments, listAt, context).map(([name, input]) => {
    const known = spellings.get(name.toLowerCase());
    spellings.set(name.toLowerCase(), known ?? name);
    if (known !== undefined) {
      const key = placeAt(context, step(listAt, name), "key");
      context.report(configCatalogue.create("two-spellings", { key: known, alias: name }, key));
    }
    const environment = environmentConfig(name, input, step(listAt, name));
    checkUrls(input, environment, context);
    return environment;
  });
  const roles = checkRoles(list, context);
  const names = list.map((environment) => environment.name);
  const byDefault = api["default-environment"];
  if (byDefault !== undefined && !names.includes(byDefault)) {
    const params = { environment: byDefault, known: knownNames(names) };
    const help = suggestion(byDefault, names);
    const place = placeAt(context, step(at, "default-environment"));
    context.report(configCatalogue.create("unknown-environment", params, { ...place, ...help }));
  }
  const defaultUrl = api["default-url"];
  if (defaultUrl !== undefined && !roles.includes(defaultUrl)) {
    const place = placeAt(context, step(at, "default-url"));
    const params = { name: defaultUrl, known: knownNames(roles) };
    context.report(configCatalogue.create("unknown-url-name", params, { ...place, ...suggestion(defaultUrl, roles) }));
  }
  const baseUrlEnv = api["base-url-env"];
  return {
    list,
    ...(byDefault !== undefined && { default: byDefault }),
    ...(defaultUrl !== undefined && { defaultUrl }),
    ...(baseUrlEnv !== undefined && { baseUrlEnv }),
  };
}

function suggestion(name: string, known: readonly string[]): { readonly help?: string } {
  const meant = nearest(name, known);
  return helpWithNearest(meant);
}

function specItem({ item, at }: { readonly item: SpecItem["input"]; readonly at: string }): SpecItem {
  return { input: item, at };
}

/** The entries that `api` names, each with its pointer: a path, a list, or an object in its two forms. */
function specItems(input: ApiInput, at: string, context: LoadContext): SpecItem[] {
  if (typeof input === "string") return [{ input, at }];
  if (Array.isArray(input)) return placed<SpecItem["input"]>(input, at, context).map(specItem);
  if (input.path !== undefined) {
    const { path, origin, overrides, namespace } = input;
    const spec = {
      path,
      ...(origin !== undefined && { origin }),
      ...(overrides !== undefined && { overrides }),
      ...(namespace !== undefined && { namespace }),
    };
    return [{ input: spec, at }];
  }
  return placed<SpecItem["input"]>(input.specs ?? [], step(at, "specs"), context).map(specItem);
}

/** The definitions that the oldest form names, at the top level of the file. */
function oldestItems(input: GeneratorsInput): SpecItem[] {
  const { openapi, "openapi-overrides": overrides, "async-api": asyncapi, "spec-origin": origin } = input;
  const { path, ...own } = typeof openapi === "string" ? { path: openapi } : (openapi ?? {});
  const beside = { ...present("overrides", overrides), ...present("origin", origin), ...own };
  return [
    ...(path === undefined ? [] : [{ input: { openapi: path, ...beside }, at: "/openapi" }]),
    ...(asyncapi === undefined ? [] : [{ input: { asyncapi }, at: "/async-api" }]),
  ];
}

/** Where definitions are that no configuration names, as older workspaces have them. */
const CONVENTIONAL = ["openapi", "asyncapi"].flatMap((kind) =>
  [`${kind}/${kind}`, kind].flatMap((path) => [".yml", ".yaml", ".json"].map((ending) => `${path}${ending}`)),
);

/** The definitions that lie where they usually do, one of each kind. */
function conventionalItems(context: LoadContext): SpecItem[] {
  const found = ["openapi", "asyncapi"].flatMap((kind) =>
    CONVENTIONAL.filter((path) => path.startsWith(kind))
      .filter((path) => context.sources.exists(path))
      .slice(0, 1),
  );
  return found.map((path) => {
    context.report(
      configCatalogue.create("conventional-definition", { path }, { location: { document: context.file } }),
    );
    return { input: path, at: "" };
  });
}

/** `api` as the compiler reads it (specification section 2.2), with the definitions that older forms name. */
export function apiConfig(file: GeneratorsInput, context: LoadContext): ApiConfig {
  const at = "/api";
  const input = file.api;
  const named = [...(input === undefined ? [] : specItems(input, at, context)), ...oldestItems(file)];
  const says = input !== undefined && (typeof input === "string" || "specs" in input);
  const items = named.length > 0 || says ? named : conventionalItems(context);
  const specs = items.flatMap((item) => specConfig(item, context) ?? []);
  checkNamespaces(specs, context);
  if (input === undefined || typeof input === "string" || Array.isArray(input)) {
    return { at: input === undefined ? "" : at, specs, headers: [], settings: {} };
  }
  const auth = authConfig(input.auth, step(at, "auth"), context.schemes, context);
  const environments = environmentsConfig(input, at, context);
  return {
    at,
    specs,
    headers: headerConfigs(input.headers, step(at, "headers"), context),
    settings: settingsConfig(input.settings),
    ...(auth && { auth }),
    ...(environments && { environments }),
  };
}
