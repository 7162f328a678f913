import { type Core, createCore } from "./core/client/core.js";
import type { ClientOptions } from "./core/client/options.js";
import { formBody } from "./core/form/form.js";
import { multipartBody } from "./core/form/multipart.js";
import type { ClientSpec } from "./core/spec.js";
import type { FormsEnvironment } from "./environments.js";
import { VERSION } from "./version.js";

const clientSpec: ClientSpec = {
  packageName: "forms",
  version: VERSION,
  environments: { ApiExampleCom: ["https://api.example.com"] },
  auth: { mode: "none", schemes: {} },
  features: { form: formBody, multipart: multipartBody },
};

/** What a client is made of. */
export interface FormsClientOptions extends ClientOptions {
  /** Which of the API's servers to call; the first is the default. */
  environment?: FormsEnvironment | undefined;
}

/** What the clients of all resources share: transport, credentials, options. */
export function connect(options: FormsClientOptions = {}): Core {
  return createCore(clientSpec, options);
}
