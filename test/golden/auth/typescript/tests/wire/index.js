// Calls every method against a server on this machine. Needs the built package: `npm test` builds it first.
import { AuthClient } from "../../dist/index.js";
import { cases as cases0 } from "./cases/root.js";
import { cases as cases1 } from "./cases/auth.js";
import { runWireTests } from "./harness.js";

runWireTests((baseUrl) => new AuthClient({
  baseUrl: baseUrl,
  maxRetries: 0,
  timeoutMs: 10000,
  apiToken: "bearer-token",
  user: "basic-username",
  password: "basic-password",
  apiKey: "key-value",
  queryKey: "queryKey-value",
  session: "session-value",
  oauth: "oauth-token",
}), [...cases0, ...cases1]);
