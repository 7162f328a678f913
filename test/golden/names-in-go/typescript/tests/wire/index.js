// Calls every method against a server on this machine. Needs the built package: `npm test` builds it first.
import { GoCoreClient } from "../../dist/index.js";
import { cases as cases0 } from "./cases/root.js";
import { cases as cases1 } from "./cases/ids.js";
import { cases as cases2 } from "./cases/files.js";
import { cases as cases3 } from "./cases/usersLinux.js";
import { cases as cases4 } from "./cases/amd64.js";
import { cases as cases5 } from "./cases/petsTest.js";
import { cases as cases6 } from "./cases/types.js";
import { cases as cases7 } from "./cases/client.js";
import { cases as cases8 } from "./cases/option.js";
import { cases as cases9 } from "./cases/core.js";
import { cases as cases10 } from "./cases/errors.js";
import { cases as cases11 } from "./cases/files.get.js";
import { runWireTests } from "./harness.js";

runWireTests((baseUrl) => new GoCoreClient({ baseUrl: baseUrl, maxRetries: 0, timeoutMs: 10000, token: "base_url-token" }), [...cases0, ...cases1, ...cases2, ...cases3, ...cases4, ...cases5, ...cases6, ...cases7, ...cases8, ...cases9, ...cases10, ...cases11]);
