import { type Core, createCore } from "./core/client/core.js";
import type { ClientOptions } from "./core/client/options.js";
import { binaryBody } from "./core/form/binary.js";
import { formBody } from "./core/form/form.js";
import { multipartBody } from "./core/form/multipart.js";
import type { ClientSpec } from "./core/spec.js";
import type { BodiesEnvironment } from "./environments.js";
import { VERSION } from "./version.js";

const clientSpec: ClientSpec = {
  packageName: "bodies",
  version: VERSION,
  environments: { ApiExampleCom: ["https://api.example.com"] },
  auth: { mode: "none", schemes: {} },
  features: { form: formBody, multipart: multipartBody, binary: binaryBody },
};

/** What a client is made of. */
export interface BodiesClientOptions extends ClientOptions {
  /** Which of the API's servers to call; the first is the default. */
  environment?: BodiesEnvironment | undefined;
}

/** What the clients of all resources share: transport, credentials, options. */
export function connect(options: BodiesClientOptions = {}): Core {
  return createCore(clientSpec, options);
}
