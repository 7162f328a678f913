import type { ClientSetting, HeaderSetting, Sdk, Type, VariableSetting } from "@sdkwright/plugin-api";
import { jsonType } from "@sdkwright/plugin-api";
import { sampleValue } from "../samples/values.js";

/** What a reader has set of a client, beside its credentials. */
export interface ShownClient {
  readonly baseUrl?: string | undefined;
  /** The environment, by its place among those of the SDK; absent for the default one. */
  readonly environment?: number | undefined;
  /** Texts of global headers by their names, and of variables by theirs. */
  readonly headers?: { readonly [name: string]: string };
  readonly variables?: { readonly [name: string]: string };
}

const TEXT: Type = { kind: "primitive", primitive: "string" };

function valuesOf(sdk: Sdk, type: Type, text: string): Pick<HeaderSetting, "value" | "plain"> {
  return { value: sampleValue(sdk, type, text), plain: sampleValue(sdk, jsonType(sdk.api, type), text) };
}

function headerOf(sdk: Sdk, header: string, text: string): HeaderSetting {
  const declared = sdk.api.headers.find((one) => one.header.toLowerCase() === header.toLowerCase());
  const type = declared?.value.kind === "parameter" ? declared.value.type : TEXT;
  return { kind: "header", header, ...valuesOf(sdk, type, text) };
}

function variableOf(sdk: Sdk, name: string, text: string): VariableSetting {
  const declared = sdk.api.variables.find((one) => one.name.wire === name);
  return { kind: "variable", name, ...valuesOf(sdk, declared?.type ?? TEXT, text) };
}

const isOf = (kind: ClientSetting["kind"]) => (setting: ClientSetting) => setting.kind === kind;

/** Arguments of the client in samples, with the settings of a reader in place of the usual ones. */
export function shownSettings(sdk: Sdk, usual: readonly ClientSetting[], shown: ShownClient): ClientSetting[] {
  const { baseUrl, environment, headers = {}, variables = {} } = shown;
  const chosen = environment === undefined ? undefined : sdk.environments.list[environment];
  const given = Object.entries(headers).map(([name, text]) => headerOf(sdk, name, text));
  const isGiven = (setting: ClientSetting): boolean =>
    setting.kind === "header" && given.some(({ header }) => header.toLowerCase() === setting.header.toLowerCase());
  const address: ClientSetting[] =
    baseUrl === undefined ? usual.filter(isOf("base-url")) : [{ kind: "base-url", value: baseUrl }];
  return [
    ...address,
    ...(chosen ? [{ kind: "environment", index: chosen.index } as const] : []),
    ...usual.filter((setting) => setting.kind === "header" && !isGiven(setting)),
    ...given,
    ...Object.entries(variables).map(([name, text]) => variableOf(sdk, name, text)),
    ...usual.filter(isOf("credential")),
  ];
}
