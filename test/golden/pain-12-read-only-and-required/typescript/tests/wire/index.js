// Calls every method against a server on this machine. Needs the built package: `npm test` builds it first.
import { ReadOnlyClient } from "../../dist/index.js";
import { cases as cases0 } from "./cases/users.js";
import { cases as cases1 } from "./cases/teams.js";
import { runWireTests } from "./harness.js";

runWireTests((baseUrl) => new ReadOnlyClient({ baseUrl: baseUrl, maxRetries: 0, timeoutMs: 10000 }), [...cases0, ...cases1]);
