// Calls every method against a server on this machine. Needs the built package: `npm test` builds it first.
import { SingleClient } from "../../dist/index.js";
import { cases as cases0 } from "./cases/root.js";
import { runWireTests } from "./harness.js";

runWireTests((baseUrl) => new SingleClient({
  baseUrl: baseUrl,
  maxRetries: 0,
  timeoutMs: 10000,
  username: "login-username",
  password: "login-password",
}), [...cases0]);
