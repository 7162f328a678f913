// Calls every method against a server on this machine. Needs the built package: `npm test` builds it first.
import { InlineClient } from "../../dist/index.js";
import { cases as cases0 } from "./cases/users.js";
import { cases as cases1 } from "./cases/groups.js";
import { runWireTests } from "./harness.js";

runWireTests((baseUrl) => new InlineClient({ baseUrl: baseUrl, maxRetries: 0, timeoutMs: 10000 }), [...cases0, ...cases1]);
