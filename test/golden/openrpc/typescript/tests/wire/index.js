// Calls every method against a server on this machine. Needs the built package: `npm test` builds it first.
import { KennelClient } from "../../dist/index.js";
import { cases as cases0 } from "./cases/pets.js";
import { cases as cases1 } from "./cases/chain.js";
import { runWireTests } from "./harness.js";

runWireTests((baseUrl) => new KennelClient({ baseUrl: baseUrl, maxRetries: 0, timeoutMs: 10000 }), [...cases0, ...cases1]);
