// Calls every method against a server on this machine. Needs the built package: `npm test` builds it first.
import { OperationsClient } from "../../dist/index.js";
import { cases as cases0 } from "./cases/root.js";
import { cases as cases1 } from "./cases/admin.users.js";
import { cases as cases2 } from "./cases/jobs.js";
import { runWireTests } from "./harness.js";

runWireTests((baseUrl) => new OperationsClient({ baseUrl: baseUrl, maxRetries: 0, timeoutMs: 10000 }), [...cases0, ...cases1, ...cases2]);
