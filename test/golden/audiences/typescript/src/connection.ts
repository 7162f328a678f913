import { type Core, createCore } from "./core/client/core.js";
import type { ClientOptions } from "./core/client/options.js";
import { multipartBody } from "./core/form/multipart.js";
import { checkIntegers } from "./core/json/integers.js";
import type { ClientSpec } from "./core/spec.js";
import type { AudiencesEnvironment } from "./environments.js";
import { VERSION } from "./version.js";

const clientSpec: ClientSpec = {
  packageName: "audiences",
  version: VERSION,
  environments: { Public: ["https://api.example.com"] },
  auth: { mode: "none", schemes: {} },
  features: { multipart: multipartBody, int64: checkIntegers },
  int64: ["cents"],
};

/** What a client is made of. */
export interface AudiencesClientOptions extends ClientOptions {
  /** Which of the API's servers to call; the first is the default. */
  environment?: AudiencesEnvironment | undefined;
}

/** What the clients of all resources share: transport, credentials, options. */
export function connect(options: AudiencesClientOptions = {}): Core {
  return createCore(clientSpec, options);
}
