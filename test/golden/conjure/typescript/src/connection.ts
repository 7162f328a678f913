import { type Core, createCore } from "./core/client/core.js";
import type { ClientOptions, Supplier } from "./core/client/options.js";
import { binaryBody } from "./core/form/binary.js";
import { checkIntegers } from "./core/json/integers.js";
import type { ClientSpec } from "./core/spec.js";
import { VERSION } from "./version.js";

const clientSpec: ClientSpec = {
  packageName: "pet-service",
  version: VERSION,
  environments: {},
  auth: {
    mode: "endpoint",
    schemes: {
      header: { kind: "bearer", token: { option: "headerToken" } },
      "cookie:PALANTIR_TOKEN": {
        kind: "cookie",
        name: "PALANTIR_TOKEN",
        value: { option: "cookiePalantirTokenToken" },
      },
    },
  },
  features: { binary: binaryBody, int64: checkIntegers },
  int64: ["fed"],
};

/** What a client is made of. */
export interface PetServiceClientOptions extends ClientOptions {
  /** Base URL of all requests. */
  baseUrl: string;
  headerToken?: Supplier<string> | undefined;
  cookiePalantirTokenToken?: Supplier<string> | undefined;
}

/** What the clients of all resources share: transport, credentials, options. */
export function connect(options: PetServiceClientOptions): Core {
  return createCore(clientSpec, options);
}
