// Calls every method against a server on this machine. Needs the built package: `npm test` builds it first.
import { ChatClient } from "../../dist/index.js";
import { cases as cases0 } from "./cases/chat.js";
import { runWireTests } from "./harness.js";

runWireTests((baseUrl) => new ChatClient({ baseUrl: baseUrl, maxRetries: 0, timeoutMs: 10000 }), [...cases0]);
