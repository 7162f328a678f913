// Calls every method against a server on this machine. Needs the built package: `npm test` builds it first.
import { LongClient } from "../../dist/index.js";
import { cases as cases0 } from "./cases/root.js";
import { cases as cases1 } from "./cases/item.js";
import { cases as cases2 } from "./cases/index_.js";
import { cases as cases3 } from "./cases/veryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWord.js";
import { runWireTests } from "./harness.js";

runWireTests((baseUrl) => new LongClient({ baseUrl: baseUrl, maxRetries: 0, timeoutMs: 10000 }), [...cases0, ...cases1, ...cases2, ...cases3]);
