// Calls every method against a server on this machine. Needs the built package: `npm test` builds it first.
import { PetServiceClient } from "../../dist/index.js";
import { cases as cases0 } from "./cases/pet.js";
import { runWireTests } from "./harness.js";

runWireTests((baseUrl) => new PetServiceClient({
  baseUrl: baseUrl,
  maxRetries: 0,
  timeoutMs: 10000,
  headerToken: "header-token",
  cookiePalantirTokenToken: "cookie_PALANTIR_TOKEN-value",
}), [...cases0]);
