import {
  bigints,
  binaryBody,
  type Core,
  createCore,
  envelopeBody,
  type Fetch,
  formBody,
  multipartBody,
  oauthTokens,
} from "@sdkwright/runtime-typescript/core";
import type { ApiData } from "./data.js";
import type { Settings } from "./settings.js";
import { watchedTokens } from "./tokens.js";

/** Everything that some API needs of the runtime: one explorer serves them all. */
const features = {
  form: formBody,
  multipart: multipartBody,
  binary: binaryBody,
  envelope: envelopeBody,
  oauth: oauthTokens,
  forms: [bigints],
};

/** Clients by API: the next one has the access tokens of the last, as long as they are for the same credentials. */
const clients = new Map<ApiData, Core>();

/** Forgets clients, and the access tokens that they have. */
export function forgetClients(): void {
  clients.clear();
}

function optionsOf({ environment, baseUrl, values }: Settings, fetch: Fetch): object {
  const given = Object.entries(values).map(([option, value]) => [option, value === "" ? undefined : value]);
  return {
    ...Object.fromEntries(given),
    environment: environment === "" ? undefined : environment,
    baseUrl: baseUrl === "" ? undefined : baseUrl,
    fetch,
    // A reader presses the button again where a retry is wanted, and sees each attempt.
    maxRetries: 0,
  };
}

/** Whose client is asked for. */
export interface ClientSource {
  readonly api: ApiData;
  /** What the client is made of: that of the API, or one that chooses credentials otherwise. */
  readonly spec: ApiData["client"];
  readonly settings: Settings;
}

/** The client of an API with the settings of the reader, which sends its requests with a function. */
export function clientOf({ api, spec, settings }: ClientSource, fetch: Fetch): Core {
  const options = optionsOf(settings, fetch);
  const core = createCore(
    { ...spec, features: { ...features, oauth: watchedTokens } },
    clients.get(api)?.derive(options) ?? options,
  );
  clients.set(api, core);
  return core;
}

/** A client that shares nothing with those that send requests. */
export function clientApart({ spec, settings }: Omit<ClientSource, "api">, fetch: Fetch): Core {
  return createCore({ ...spec, features }, optionsOf(settings, fetch));
}
