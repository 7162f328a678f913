// Calls every method against a server on this machine. Needs the built package: `npm test` builds it first.
import { SeveralSuccessesClient } from "../../dist/index.js";
import { cases as cases0 } from "./cases/jobs.js";
import { runWireTests } from "./harness.js";

runWireTests((baseUrl) => new SeveralSuccessesClient({ baseUrl: baseUrl, maxRetries: 0, timeoutMs: 10000 }), [...cases0]);
