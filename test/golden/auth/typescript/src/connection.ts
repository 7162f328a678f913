import { type Core, createCore } from "./core/client/core.js";
import type { ClientOptions, Supplier } from "./core/client/options.js";
import { formBody } from "./core/form/form.js";
import { checkIntegers } from "./core/json/integers.js";
import type { ClientSpec } from "./core/spec.js";
import type { AuthEnvironment } from "./environments.js";
import { VERSION } from "./version.js";

const clientSpec: ClientSpec = {
  packageName: "auth",
  version: VERSION,
  environments: { ApiExampleCom: ["https://api.example.com"] },
  auth: {
    mode: "endpoint",
    schemes: {
      bearer: { kind: "bearer", token: { option: "apiToken", env: "ACME_TOKEN" } },
      basic: {
        kind: "basic",
        username: { option: "user", env: "ACME_USER" },
        password: { option: "password", env: "ACME_PASSWORD" },
      },
      key: { kind: "header", name: "X-Api-Key", prefix: "Key ", value: { option: "apiKey" } },
      queryKey: { kind: "query", name: "key", value: { option: "queryKey" } },
      session: { kind: "cookie", name: "session", value: { option: "session" } },
      oauth: { kind: "bearer", token: { option: "oauth" } },
    },
    security: [["bearer"]],
  },
  features: { form: formBody, int64: checkIntegers },
  int64: ["expires_in"],
};

/** What a client is made of. */
export interface AuthClientOptions extends ClientOptions {
  /** Which of the API's servers to call; the first is the default. */
  environment?: AuthEnvironment | undefined;
  /** Read from the environment variable `ACME_TOKEN` where it is not given. */
  apiToken?: Supplier<string> | undefined;
  /** Read from the environment variable `ACME_USER` where it is not given. */
  user?: Supplier<string> | undefined;
  /** Read from the environment variable `ACME_PASSWORD` where it is not given. */
  password?: Supplier<string> | undefined;
  apiKey?: Supplier<string> | undefined;
  queryKey?: Supplier<string> | undefined;
  session?: Supplier<string> | undefined;
  /**
   * Scopes:
   * - `read:all`: Read everything.
   */
  oauth?: Supplier<string> | undefined;
}

/** What the clients of all resources share: transport, credentials, options. */
export function connect(options: AuthClientOptions = {}): Core {
  return createCore(clientSpec, options);
}
