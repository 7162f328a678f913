// Calls every method against a server on this machine. Needs the built package: `npm test` builds it first.
import { ShapesClient } from "../../dist/index.js";
import { cases as cases0 } from "./cases/shapes.js";
import { runWireTests } from "./harness.js";

runWireTests((baseUrl) => new ShapesClient({ baseUrl: baseUrl, maxRetries: 0, timeoutMs: 10000 }), [...cases0]);
