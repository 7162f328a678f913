// Calls every method against a server on this machine. Needs the built package: `npm test` builds it first.
import { TowerClient } from "../../dist/index.js";
import { cases as cases0 } from "./cases/flights.js";
import { cases as cases1 } from "./cases/audit.js";
import { runWireTests } from "./harness.js";

runWireTests((baseUrl) => new TowerClient({ baseUrl: baseUrl, maxRetries: 0, timeoutMs: 10000, token: "bearer-token" }), [...cases0, ...cases1]);
