import { type Core, createCore } from "./core/client/core.js";
import type { ClientOptions } from "./core/client/options.js";
import type { ClientSpec } from "./core/spec.js";
import type { EnvironmentsEnvironment } from "./environments.js";
import { VERSION } from "./version.js";

const clientSpec: ClientSpec = {
  packageName: "environments",
  version: VERSION,
  environments: {
    Production: [
      "https://api.example.com/v1/",
      "https://uploads.example.com",
      "https://{bucket}.files.example.com",
    ],
    SandboxNoMoney: [
      "https://sandbox.example.com/v1",
      "https://uploads.example.com",
      "https://{bucket}.files.example.com",
    ],
    Regional: [
      "https://{region}.example.com:{port}/{base}",
      "https://uploads.example.com",
      "https://{bucket}.files.example.com",
    ],
  },
  variables: [
    { name: "bucket", option: "bucket", default: "main" },
    { name: "region", option: "region", default: "eu" },
    { name: "port", option: "port", default: "443" },
    { name: "base", option: "base", default: "v1" },
  ],
  auth: { mode: "none", schemes: {} },
};

/** What a client is made of. */
export interface EnvironmentsClientOptions extends ClientOptions {
  /** Which of the API's servers to call; the first is the default. */
  environment?: EnvironmentsEnvironment | undefined;
  /** @defaultValue "main" */
  bucket?: string | undefined;
  /**
   * Where the data is kept.
   *
   * @defaultValue "eu"
   */
  region?: "eu" | "us" | undefined;
  /** @defaultValue "443" */
  port?: string | undefined;
  /** @defaultValue "v1" */
  base?: string | undefined;
}

/** What the clients of all resources share: transport, credentials, options. */
export function connect(options: EnvironmentsClientOptions = {}): Core {
  return createCore(clientSpec, options);
}
