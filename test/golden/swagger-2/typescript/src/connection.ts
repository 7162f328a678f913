import { type Core, createCore } from "./core/client/core.js";
import type { ClientOptions, Supplier, Together } from "./core/client/options.js";
import { formBody } from "./core/form/form.js";
import { multipartBody } from "./core/form/multipart.js";
import { checkIntegers } from "./core/json/integers.js";
import type { ClientSpec } from "./core/spec.js";
import type { ShelterEnvironment } from "./environments.js";
import { VERSION } from "./version.js";

const clientSpec: ClientSpec = {
  packageName: "shelter",
  version: VERSION,
  environments: { ApiExampleCom: ["https://api.example.com/v1"] },
  auth: {
    mode: "endpoint",
    schemes: {
      login: { kind: "basic", username: { option: "username" }, password: { option: "password" } },
      key: { kind: "header", name: "X-Key", value: { option: "key" } },
      account: { kind: "bearer", token: { option: "token" } },
    },
    security: [["key"], ["account"]],
  },
  features: { form: formBody, multipart: multipartBody, int64: checkIntegers },
  int64: ["id"],
};

/** What a client is made of. */
export interface ShelterClientSettings extends ClientOptions {
  /** Which of the API's servers to call; the first is the default. */
  environment?: ShelterEnvironment | undefined;
  username?: Supplier<string> | undefined;
  password?: Supplier<string> | undefined;
  key?: Supplier<string> | undefined;
  /**
   * Scopes:
   * - `pets:read`: Read pets.
   * - `pets:write`: Change pets.
   */
  token?: Supplier<string> | undefined;
}

/** What a client is made of, with both parts of a credential or neither. */
export type ShelterClientOptions = Together<ShelterClientSettings, "username" | "password">;

/** What the clients of all resources share: transport, credentials, options. */
export function connect(options: ShelterClientOptions = {}): Core {
  return createCore(clientSpec, options);
}
