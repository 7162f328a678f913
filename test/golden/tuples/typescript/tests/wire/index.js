// Calls every method against a server on this machine. Needs the built package: `npm test` builds it first.
import { TuplesClient } from "../../dist/index.js";
import { cases as cases0 } from "./cases/points.js";
import { runWireTests } from "./harness.js";

runWireTests((baseUrl) => new TuplesClient({ baseUrl: baseUrl, maxRetries: 0, timeoutMs: 10000 }), [...cases0]);
