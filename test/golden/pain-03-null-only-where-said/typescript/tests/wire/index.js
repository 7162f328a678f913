// Calls every method against a server on this machine. Needs the built package: `npm test` builds it first.
import { NotNullClient } from "../../dist/index.js";
import { cases as cases0 } from "./cases/orders.js";
import { runWireTests } from "./harness.js";

runWireTests((baseUrl) => new NotNullClient({ baseUrl: baseUrl }), [...cases0]);
