import { type Core, createCore } from "./core/client/core.js";
import type { ClientOptions, Supplier, Together } from "./core/client/options.js";
import type { ClientSpec } from "./core/spec.js";
import type { SingleEnvironment } from "./environments.js";
import { VERSION } from "./version.js";

const clientSpec: ClientSpec = {
  packageName: "single",
  version: VERSION,
  environments: { ApiExampleCom: ["https://api.example.com"] },
  auth: {
    mode: "single",
    apply: ["login"],
    schemes: {
      login: { kind: "basic", username: { option: "username" }, password: { option: "password" } },
    },
  },
};

/** What a client is made of. */
export interface SingleClientSettings extends ClientOptions {
  /** Which of the API's servers to call; the first is the default. */
  environment?: SingleEnvironment | undefined;
  username?: Supplier<string> | undefined;
  password?: Supplier<string> | undefined;
}

/** What a client is made of, with both parts of a credential or neither. */
export type SingleClientOptions = Together<SingleClientSettings, "username" | "password">;

/** What the clients of all resources share: transport, credentials, options. */
export function connect(options: SingleClientOptions = {}): Core {
  return createCore(clientSpec, options);
}
