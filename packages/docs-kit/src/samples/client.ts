import type {
  ClientSetting,
  CredentialSetting,
  HeaderSetting,
  JsonValue,
  SampleValue,
  SchemeCredential,
  SchemeId,
} from "@sdkwright/plugin-api";
import { credentialsOf } from "@sdkwright/plugin-api";
import { neededHeaders, SAMPLE_BASE_URL } from "../sample-client.js";
import { testClient } from "../wire/client.js";
import type { SampleContext } from "./calls.js";
import { sampleValue } from "./values.js";

/** A credential with what stands for it. */
export function credentialSetting(scheme: SchemeId, { part, credential }: SchemeCredential): CredentialSetting {
  const { name, placeholder = null } = credential;
  return { kind: "credential", scheme, part, placeholder, words: name.words };
}

function credentialSettings({ api, sdk }: SampleContext): CredentialSetting[] {
  const shown = api.auth.schemes.filter(({ id }) => sdk.auth.shown.includes(id));
  return shown.flatMap((scheme) => credentialsOf(scheme).map((part) => credentialSetting(scheme.id, part)));
}

/** Headers that every call needs; with `readsEnvironment`, those that the environment can supply are left to it. */
function headerSettings(context: SampleContext, readsEnvironment: boolean): HeaderSetting[] {
  return neededHeaders(context, readsEnvironment).map(({ header, type, value }) => ({
    kind: "header",
    header,
    value: sampleValue(context.sdk, type, value),
    json: value,
  }));
}

/** What no client of samples can do without: a base URL where no environment has one, headers, credentials. */
export function clientSettings(context: SampleContext): ClientSetting[] {
  const { needsBaseUrl } = context.sdk.environments;
  return [
    ...(needsBaseUrl ? [{ kind: "base-url", value: SAMPLE_BASE_URL } as const] : []),
    ...headerSettings(context, true),
    ...credentialSettings(context),
  ];
}

/** What the client of wire tests is made with, beside the URL of their server; the environment supplies nothing. */
export interface WireClient {
  readonly headers: readonly HeaderSetting[];
  readonly credentials: readonly { readonly scheme: SchemeId; readonly part: string; readonly value: string }[];
  readonly variables: readonly { readonly name: string; readonly value: SampleValue; readonly json: JsonValue }[];
}

/** The client of the wire tests of an SDK. */
export function wireClient(context: SampleContext): WireClient {
  const { credentials, variables } = testClient(context);
  return {
    headers: headerSettings(context, false),
    credentials,
    variables: variables.map(({ wire, type, value }) => ({
      name: wire,
      value: sampleValue(context.sdk, type, value),
      json: value,
    })),
  };
}
