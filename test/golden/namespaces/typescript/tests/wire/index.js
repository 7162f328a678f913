// Calls every method against a server on this machine. Needs the built package: `npm test` builds it first.
import { AccountsClient } from "../../dist/index.js";
import { cases as cases0 } from "./cases/users.js";
import { cases as cases1 } from "./cases/v1.users.js";
import { cases as cases2 } from "./cases/v2.js";
import { cases as cases3 } from "./cases/v2.users.js";
import { runWireTests } from "./harness.js";

runWireTests((baseUrl) => new AccountsClient({
  baseUrl: baseUrl,
  maxRetries: 0,
  timeoutMs: 10000,
  clientId: "service-clientId",
  clientSecret: "service-clientSecret",
  accessToken: "service-accessToken",
}), [...cases0, ...cases1, ...cases2, ...cases3]);
