// Calls every method against a server on this machine. Needs the built package: `npm test` builds it first.
import { LedgerClient } from "../../dist/index.js";
import { cases as cases0 } from "./cases/accounts.js";
import { cases as cases1 } from "./cases/entries.js";
import { runWireTests } from "./harness.js";

runWireTests((baseUrl) => new LedgerClient({ baseUrl: baseUrl, maxRetries: 0, timeoutMs: 10000 }), [...cases0, ...cases1]);
