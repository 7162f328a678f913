import { type Core, createCore } from "./core/client/core.js";
import type { ClientOptions } from "./core/client/options.js";
import { bigints } from "./core/json/exact.js";
import type { ClientSpec } from "./core/spec.js";
import type { LedgerEnvironment } from "./environments.js";
import { VERSION } from "./version.js";

const clientSpec: ClientSpec = {
  packageName: "ledger",
  version: VERSION,
  environments: { ApiExampleCom: ["https://api.example.com"] },
  auth: { mode: "none", schemes: {} },
  features: { integers: bigints },
  shapes: {
    Account: {
      properties: {
        id: true,
        balance: true,
        parents: { values: "Account" },
        totals: { values: true },
        span: "Span",
      },
    },
    Span: { properties: { 0: true } },
    Conflict: { properties: { version: true } },
    Debit: { properties: { value: true } },
    Tick: { properties: { at: true } },
    Entry: { tag: "kind", variants: { debit: "Debit" } },
  },
};

/** What a client is made of. */
export interface LedgerClientOptions extends ClientOptions {
  /** Which of the API's servers to call; the first is the default. */
  environment?: LedgerEnvironment | undefined;
}

/** What the clients of all resources share: transport, credentials, options. */
export function connect(options: LedgerClientOptions = {}): Core {
  return createCore(clientSpec, options);
}
