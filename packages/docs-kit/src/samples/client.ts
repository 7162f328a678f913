import type {
  CallSetting,
  ClientSetting,
  CredentialSetting,
  HeaderSetting,
  JsonValue,
  SampleValue,
  SchemeCredential,
  SchemeId,
  Type,
  VariableSetting,
} from "@sdkwright/plugin-api";
import { clientCredentialsOf, credentialsOf, jsonType } from "@sdkwright/plugin-api";
import { neededHeaders, sampleBaseUrl } from "../sample-client.js";
import { testCredential } from "../wire/credentials.js";
import { testVariable } from "../wire/request.js";
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

/** A value that the client takes as an option. */
function optionValues(
  { api, sdk }: SampleContext,
  type: Type,
  value: JsonValue,
): { readonly value: SampleValue; readonly plain: SampleValue } {
  return { value: sampleValue(sdk, type, value), plain: sampleValue(sdk, jsonType(api, type), value) };
}

/** Headers that every call needs; with `readsEnvironment`, those that the environment can supply are left to it. */
function headerSettings(context: SampleContext, readsEnvironment: boolean): HeaderSetting[] {
  return neededHeaders(context, readsEnvironment).map(({ header, type, value }) => ({
    kind: "header",
    header,
    ...optionValues(context, type, value),
  }));
}

/** What no client of samples can do without: a base URL where no environment has one, headers, credentials. */
export function clientSettings(context: SampleContext): ClientSetting[] {
  const { needsBaseUrl } = context.sdk.environments;
  return [
    ...(needsBaseUrl ? [{ kind: "base-url", value: sampleBaseUrl(context) } as const] : []),
    ...headerSettings(context, true),
    ...credentialSettings(context),
  ];
}

/**
 * What the client of wire tests is made with, beside the URL of their server: every credential that there is, access tokens
 * included, so that none has to be fetched, and every variable and needed header; the environment supplies nothing.
 */
export interface WireClient {
  /** A failure ends a test at once. */
  readonly limits: readonly CallSetting[];
  readonly headers: readonly HeaderSetting[];
  readonly credentials: readonly CredentialSetting[];
  readonly variables: readonly VariableSetting[];
}

function testCredentials({ api }: SampleContext): CredentialSetting[] {
  return api.auth.schemes.flatMap((scheme) =>
    clientCredentialsOf(scheme).map(
      (named): CredentialSetting => ({
        ...credentialSetting(scheme.id, named),
        placeholder: testCredential(scheme.id, named.part),
      }),
    ),
  );
}

function testVariables(context: SampleContext): VariableSetting[] {
  return context.api.variables.map(({ name: { wire }, type }) => {
    return { kind: "variable", name: wire, ...optionValues(context, type, testVariable(context, wire)) };
  });
}

/** The client of the wire tests of an SDK. */
export function wireClient(context: SampleContext): WireClient {
  return {
    limits: [
      { kind: "max-retries", value: 0 },
      { kind: "timeout", seconds: 10 },
    ],
    headers: headerSettings(context, false),
    credentials: testCredentials(context),
    variables: testVariables(context),
  };
}
