// Calls every method against a server on this machine. Needs the built package: `npm test` builds it first.
import { AnyClient } from "../../dist/index.js";
import { cases as cases0 } from "./cases/root.js";
import { runWireTests } from "./harness.js";

runWireTests((baseUrl) => new AnyClient({
  tenant: "X-Tenant",
  baseUrl: baseUrl,
  maxRetries: 0,
  timeoutMs: 10000,
  apiKey: "key-value",
  accessToken: "token-token",
}), [...cases0]);
