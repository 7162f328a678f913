// Calls every method against a server on this machine. Needs the built package: `npm test` builds it first.
import { Api3rdPartyNamesClient } from "../../dist/index.js";
import { cases as cases0 } from "./cases/root.js";
import { cases as cases1 } from "./cases/petStore.js";
import { cases as cases2 } from "./cases/items.js";
import { cases as cases3 } from "./cases/class.js";
import { cases as cases4 } from "./cases/admin.users.js";
import { runWireTests } from "./harness.js";

runWireTests((baseUrl) => new Api3rdPartyNamesClient({ baseUrl: baseUrl, maxRetries: 0, timeoutMs: 10000 }), [...cases0, ...cases1, ...cases2, ...cases3, ...cases4]);
