// Calls every method against a server on this machine. Needs the built package: `npm test` builds it first.
import { VersionClient } from "../../dist/index.js";
import { cases as cases0 } from "./cases/root.js";
import { cases as cases1 } from "./cases/shop.books.js";
import { runWireTests } from "./harness.js";

runWireTests((baseUrl) => new VersionClient({ baseUrl: baseUrl, maxRetries: 0, timeoutMs: 10000 }), [...cases0, ...cases1]);
