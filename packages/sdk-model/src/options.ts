import type { Api } from "@sdkwright/ir-schema";
import type { AuthPlan, ClientOption, EnvironmentPlan } from "./model.js";
import { reachableEnvironments, urlVariables } from "./questions/environments.js";
import { requestsOf } from "./questions/requests.js";

/** The servers of an API. */
export function environmentsOf(api: Api): EnvironmentPlan {
  const { baseUrlEnv } = api.environments;
  const reachable = reachableEnvironments(api);
  return {
    list: reachable.map(({ index, environment }) => ({
      index,
      urls: environment.urls.map(({ template }) => template),
    })),
    variables: urlVariables(api).map(({ name, default: value, values }) => ({
      name: name.wire,
      ...(value !== undefined && { default: value }),
      ...(values && { values }),
    })),
    ...(baseUrlEnv !== undefined && { baseUrlEnv }),
    needsBaseUrl: reachable.length === 0 && baseUrlEnv === undefined,
  };
}

function urlOption({ list, needsBaseUrl }: EnvironmentPlan): ClientOption[] {
  if (list.length > 0) return [{ kind: "environment" }];
  return needsBaseUrl ? [{ kind: "base-url" }] : [];
}

function credentialOptions({ schemes }: AuthPlan): ClientOption[] {
  return schemes.flatMap(({ id, credentials }) =>
    credentials.map(
      ({ part, env, needed }): ClientOption => ({
        kind: "credential",
        scheme: id,
        part,
        ...(env !== undefined && { env }),
        ...(!needed && { replaces: true }),
      }),
    ),
  );
}

/**
 * Headers of one name, whatever its letter case, are one option. A client can be made without a header that only the calls
 * of one definition carry: those calls say that it is missing.
 */
function headerOptions({ headers }: Api): ClientOption[] {
  const names = new Set<string>();
  return headers.flatMap(({ header, value, definition }): ClientOption[] => {
    if (value.kind !== "parameter" || names.has(header.toLowerCase())) return [];
    names.add(header.toLowerCase());
    const { type, default: given, env, required } = value;
    return [
      {
        kind: "header",
        header,
        type,
        required: required && given === undefined && env === undefined && definition === undefined,
        ...(given !== undefined && { default: given }),
        ...(env !== undefined && { env }),
      },
    ];
  });
}

/** A variable of URLs and one of parameters that have one name are one option. */
function variableOptions({ variables }: Api, environments: EnvironmentPlan): ClientOption[] {
  const ofUrls = environments.variables.map((variable): ClientOption => ({ kind: "url-variable", ...variable }));
  const names = new Set(environments.variables.map(({ name }) => name));
  const others = variables.filter(({ name }) => !names.has(name.wire));
  return [...ofUrls, ...others.map(({ name, type }): ClientOption => ({ kind: "variable", name: name.wire, type }))];
}

/** Options of the client's constructor that depend on the API. */
export function optionsOf(api: Api, auth: AuthPlan, environments: EnvironmentPlan): ClientOption[] {
  const opens = requestsOf(api).some((operation) => operation.opens !== undefined);
  return [
    ...urlOption(environments),
    ...credentialOptions(auth),
    ...headerOptions(api),
    ...variableOptions(api, environments),
    ...(opens ? [{ kind: "socket" } as const] : []),
  ];
}
