import type { ApiData } from "./data.js";

/** What a reader has given for the calls of an API: where to send them, and credentials. Held in memory alone. */
export interface Settings {
  /** Name of an environment; empty for the default one. */
  environment: string;
  /** Of an API without environments. */
  baseUrl: string;
  /** The requirement whose credentials are used, by its name; empty for the first one that has all. */
  requirement: string;
  /** Values of client options, by name: credentials, headers, variables. */
  values: { readonly [option: string]: string };
}

const byApi = new Map<ApiData, Settings>();
const listeners = new Set<() => void>();

export function settingsOf(api: ApiData): Settings {
  const known = byApi.get(api);
  if (known !== undefined) return known;
  const settings: Settings = { environment: "", baseUrl: "", requirement: "", values: {} };
  byApi.set(api, settings);
  return settings;
}

/** Changes settings; all open explorers show it. */
export function changeSettings(api: ApiData, change: Partial<Settings>): void {
  byApi.set(api, { ...settingsOf(api), ...change });
  for (const listener of listeners) listener();
}

/** Forgets all values, credentials among them. */
export function forgetValues(): void {
  for (const [api, settings] of byApi) byApi.set(api, { ...settings, values: {} });
  for (const listener of listeners) listener();
}

export function onSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** A value that a reader gives once for all calls. */
export interface OptionInput {
  readonly option: string;
  readonly label: string;
  readonly secret: boolean;
}

type Scheme = ApiData["client"]["auth"]["schemes"][string];

function schemeInputs(key: string, scheme: Scheme, oauth: boolean): OptionInput[] {
  const secret = (credential: { readonly option: string } | undefined, label: string): OptionInput[] =>
    credential === undefined ? [] : [{ option: credential.option, label: `${key}: ${label}`, secret: true }];
  switch (scheme.kind) {
    case "bearer":
      return secret(scheme.token, "token");
    case "basic":
      return [
        ...secret(scheme.username, "user name").map((input) => ({ ...input, secret: false })),
        ...secret(scheme.password, "password"),
      ];
    case "header":
    case "query":
    case "cookie":
      return secret(scheme.value, scheme.name);
    case "oauth":
      return oauth
        ? [
            ...secret(scheme.clientId, "client id"),
            ...secret(scheme.clientSecret, "client secret"),
            ...secret(scheme.token, "access token, in place of both"),
          ]
        : secret(scheme.token, "access token");
    default:
      return scheme satisfies never;
  }
}

/** Everything that the client of an API takes. */
export function optionInputs({ client, playground }: ApiData): OptionInput[] {
  const schemes = Object.entries(client.auth.schemes).flatMap(([key, scheme]) =>
    schemeInputs(key, scheme, playground.oauth),
  );
  const variables = (client.variables ?? []).map(({ option, name, default: usual }) => {
    return { option, label: usual === undefined ? name : `${name} (${usual})`, secret: false };
  });
  const headers = (client.headers ?? []).flatMap((header) =>
    "option" in header ? [{ option: header.option, label: header.header, secret: false }] : [],
  );
  const all = [...schemes, ...variables, ...headers];
  return all.filter(({ option }, at) => all.findIndex((other) => other.option === option) === at);
}
