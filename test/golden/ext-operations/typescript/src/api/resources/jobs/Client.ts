import type { JobSettings } from "./requests.js";
import type { Core } from "../../../core/client/core.js";
import type { RequestOptions } from "../../../core/client/options.js";
import type { ApiPromise } from "../../../core/http/promise.js";
import type { OperationSpec } from "../../../core/spec.js";

const startOperation: OperationSpec = {
  method: "POST",
  path: "/b",
  query: ["mode", { key: "priority", name: "p" }, { key: "limit", default: 20 }],
  headers: [{ key: "X-Version", default: "2024-01-01" }],
  retries: false,
};

const opCOperation: OperationSpec = {
  method: "GET",
  path: "/c",
  server: 1,
};

export class JobsClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  start(request?: JobSettings, options?: RequestOptions): ApiPromise<void> {
    return this.#core.send(startOperation, request, options);
  }

  opC(options?: RequestOptions): ApiPromise<void> {
    return this.#core.send(opCOperation, undefined, options);
  }
}
