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

/** The client of an API with the settings of the reader, which sends its requests with a function. */
export function clientOf(api: ApiData, settings: Settings, fetch: Fetch): Core {
  const options = optionsOf(settings, fetch);
  const core = createCore({ ...api.client, features }, clients.get(api)?.derive(options) ?? options);
  clients.set(api, core);
  return core;
}

/** A client that shares nothing with those that send requests. */
export function clientApart(api: ApiData, settings: Settings, fetch: Fetch): Core {
  return createCore({ ...api.client, features }, optionsOf(settings, fetch));
}
