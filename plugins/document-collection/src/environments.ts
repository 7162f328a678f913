import { docParagraphs, exampleValue, sampleBaseUrl } from "@sdkwright/docs-kit";
import type { ClientOption } from "@sdkwright/plugin-api";
import { optionRef, sourceOfOption, uuidOf } from "@sdkwright/plugin-api";
import type { Environment, TokenSource, Variable } from "./collection.js";
import type { Context } from "./context.js";
import { WEBHOOK_URL } from "./folders.js";
import { ENVIRONMENT_VARIABLE, headerDefault } from "./request/headers.js";
import { encoded, plainText, titleOf, variable } from "./text.js";

type Value = Environment["variables"][number];

/** Names of the variables that hold base URLs, by role: `baseUrl`, and `<role>BaseUrl` for further ones. */
export function baseUrlNames({ api, names }: Pick<Context, "api" | "names">, taken: ReadonlySet<string>): string[] {
  return api.environments.roles.map((_, role) => {
    let name = role === 0 ? "baseUrl" : `${names.urlRole(role)}BaseUrl`;
    while (taken.has(name)) name += "_";
    return name;
  });
}

function optionName({ names }: Pick<Context, "names">, option: ClientOption): string | undefined {
  const ref = optionRef(option);
  switch (ref?.kind) {
    case "credential":
      return names.credential(ref.scheme, ref.part);
    case "header":
      return names.header(ref.header);
    case "variable":
      return names.variable(ref.name);
    default:
      return undefined;
  }
}

/** Names that options of clients take. */
export function takenNames({ sdk, names }: Pick<Context, "sdk" | "names">): ReadonlySet<string> {
  return new Set(sdk.options.flatMap((option) => optionName({ names }, option) ?? []));
}

/** What an option of clients is filled with at first; secrets have no value. */
function firstValue(context: Context, option: ClientOption): string {
  switch (option.kind) {
    case "header": {
      const header = context.api.headers.find((one) => one.header === option.header);
      return header ? headerDefault(context, header) : "";
    }
    case "url-variable":
      return plainText(option.default ?? option.values?.[0] ?? "");
    case "variable": {
      const { api, report } = context;
      const place = { direction: "request", depth: 0, open: [], hint: option.name } as const;
      const value = exampleValue({ api, report }, option.type, place) ?? "";
      return encoded(typeof value === "string" ? value : JSON.stringify(value));
    }
    default:
      return "";
  }
}

/** Variables that stand for the options of clients. */
function optionVariables(context: Context): Value[] {
  const { api, sdk } = context;
  return sdk.options.flatMap((option): Value[] => {
    const name = optionName(context, option);
    if (name === undefined) return [];
    const description = docParagraphs(sourceOfOption(api, option)).join("\n\n");
    return [{ name, value: firstValue(context, option), description, secret: option.kind === "credential" }];
  });
}

/** Variables that headers read from the environment of SDKs: they count as secrets. */
function headerVariables({ api }: Context): Value[] {
  const names = api.headers.flatMap(({ value }) =>
    value.kind === "environment" ? [...value.template.matchAll(ENVIRONMENT_VARIABLE)].map(([, name = ""]) => name) : [],
  );
  return [...new Set(names)].map((name) => ({ name, value: "", description: "", secret: true }));
}

/** Variables in which scripts keep what token endpoints give. */
function tokenVariables(sources: readonly TokenSource[]): Value[] {
  return sources.flatMap(({ token, renewAt, refreshToken, refresh }) => [
    { name: renewAt, value: "", description: `Time at which \`${token}\` is renewed. Scripts set it.`, secret: false },
    ...(refresh ? [{ name: refreshToken, value: "", description: "Scripts set it.", secret: true }] : []),
  ]);
}

/** A URL with its variables. */
function urlValue({ names }: Context, template: string): string {
  return template.replace(/\{([^{}]+)\}/g, (_, name: string) => variable(names.variable(name))).replace(/\/+$/, "");
}

function urlVariables(context: Context, urls: readonly string[]): Value[] {
  return context.baseUrls.map((name, role) => ({
    name,
    value: urlValue(context, urls[role] ?? ""),
    description: role === 0 ? "Base URL of the API." : "",
    secret: false,
  }));
}

function webhookVariables({ api }: Context): Value[] {
  if (Object.keys(api.webhooks).length === 0) return [];
  return [
    {
      name: WEBHOOK_URL,
      value: "http://localhost:3000/webhooks",
      description: "Where webhooks are received.",
      secret: false,
    },
  ];
}

/** The environments of an API, the default first; one to fill in where it has none with a host. */
export function environmentsOf(context: Context): Environment[] {
  const { api, sdk, report, sources } = context;
  const common = [
    ...optionVariables(context),
    ...headerVariables(context),
    ...tokenVariables(sources),
    ...webhookVariables(context),
  ];
  const { list } = sdk.environments;
  if (list.length === 0) {
    const variables = [...urlVariables(context, [sampleBaseUrl({ api, report })]), ...common];
    return [{ id: uuidOf("environment"), name: "Default", description: "", variables }];
  }
  return list.map(({ index, urls }) => {
    const environment = api.environments.list[index];
    return {
      id: uuidOf(`environment ${environment?.name.wire ?? index}`),
      name: titleOf(environment?.name.words ?? [String(index)]),
      description: environment ? docParagraphs(environment).join("\n\n") : "",
      variables: [...urlVariables(context, urls), ...common],
    };
  });
}

/** Values of the default environment, without secrets: for requests without an environment. */
export function sharedVariables([first]: readonly Environment[]): Variable[] {
  const variables = first?.variables.filter(({ secret, value }) => !secret && value !== "") ?? [];
  return variables.map(({ name, value, description }) => ({ name, value, description }));
}
