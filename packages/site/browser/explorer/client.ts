import {
  binaryBody,
  type ClientOptions,
  type Core,
  createCore,
  decimals,
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
  forms: [decimals],
};

/** The client of an API with the settings of the reader, which sends its requests with a function. */
export function clientOf({ client }: ApiData, settings: Settings, fetch: Fetch): Core {
  const { environment, baseUrl, values } = settings;
  const given = Object.entries(values).filter(([, value]) => value !== "");
  const options = {
    ...Object.fromEntries(given),
    ...(environment !== "" && { environment }),
    ...(baseUrl !== "" && { baseUrl }),
    fetch,
    // A reader presses the button again where a retry is wanted, and sees each attempt.
    maxRetries: 0,
  };
  return createCore({ ...client, features }, options as ClientOptions);
}
