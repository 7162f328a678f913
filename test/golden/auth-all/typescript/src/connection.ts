import { type Core, createCore } from "./core/client/core.js";
import type { ClientOptions, Supplier } from "./core/client/options.js";
import type { ClientSpec } from "./core/spec.js";
import type { AllEnvironment } from "./environments.js";
import { VERSION } from "./version.js";

const clientSpec: ClientSpec = {
  packageName: "all",
  version: VERSION,
  environments: { ApiExampleCom: ["https://api.example.com"] },
  auth: {
    mode: "all",
    apply: ["login", "tenant"],
    schemes: {
      login: { kind: "basic", username: { option: "account", env: "ACME_ACCOUNT" } },
      tenant: { kind: "header", name: "X-Tenant", value: { option: "tenant" } },
    },
  },
};

/** What a client is made of. */
export interface AllClientOptions extends ClientOptions {
  /** Which of the API's servers to call; the first is the default. */
  environment?: AllEnvironment | undefined;
  /** Read from the environment variable `ACME_ACCOUNT` where it is not given. */
  account?: Supplier<string> | undefined;
  tenant?: Supplier<string> | undefined;
}

/** What the clients of all resources share: transport, credentials, options. */
export function connect(options: AllClientOptions = {}): Core {
  return createCore(clientSpec, options);
}
