// Calls every method against a server on this machine. Needs the built package: `npm test` builds it first.
import { OauthClient } from "../../dist/index.js";
import { cases as cases0 } from "./cases/root.js";
import { cases as cases1 } from "./cases/auth.js";
import { runWireTests } from "./harness.js";

runWireTests((baseUrl) => new OauthClient({
  baseUrl: baseUrl,
  maxRetries: 0,
  timeoutMs: 10000,
  clientId: "service-clientId",
  clientSecret: "service-clientSecret",
  accessToken: "service-accessToken",
  gateway: "gateway-value",
}), [...cases0, ...cases1]);
