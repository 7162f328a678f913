import type { ApiVersion } from "./api/types/ApiVersion.js";
import { type Core, createCore } from "./core/client/core.js";
import type { ClientOptions } from "./core/client/options.js";
import type { ClientSpec } from "./core/spec.js";
import type { ClientValuesEnvironment } from "./environments.js";
import { VERSION } from "./version.js";

const clientSpec: ClientSpec = {
  packageName: "client-values",
  version: VERSION,
  environments: { ApiExampleCom: ["https://api.example.com"] },
  baseUrlEnv: "VALUES_BASE_URL",
  auth: { mode: "none", schemes: {} },
  headers: [
    { header: "X-Tenant", option: "tenant", env: "VALUES_TENANT", required: true },
    { header: "X-Region", option: "xRegion" },
    { header: "X-Origin", literal: "sdk" },
    { header: "X-Version", option: "version", default: "2.0" },
  ],
};

/** What a client is made of. */
export interface ClientValuesClientOptions extends ClientOptions {
  /** Which of the API's servers to call; the first is the default. */
  environment?: ClientValuesEnvironment | undefined;
  /**
   * Sent as `X-Tenant`.
   *
   * Read from the environment variable `VALUES_TENANT` where it is not given.
   */
  tenant?: string | undefined;
  /** Sent as `X-Region`. */
  xRegion?: number | undefined;
  /**
   * Sent as `X-Version`.
   *
   * @defaultValue "2.0"
   */
  version?: ApiVersion | undefined;
  /** The project. */
  projectId?: string | undefined;
}

/** What the clients of all resources share: transport, credentials, options. */
export function connect(options: ClientValuesClientOptions = {}): Core {
  return createCore(clientSpec, options);
}
