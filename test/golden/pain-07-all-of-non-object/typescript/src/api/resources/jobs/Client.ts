import type { CreateJobRequest } from "./requests.js";
import type { Core } from "../../../core/client/core.js";
import type { RequestOptions } from "../../../core/client/options.js";
import type { ApiPromise } from "../../../core/http/promise.js";
import type { OperationSpec } from "../../../core/spec.js";

const createJobOperation: OperationSpec = {
  method: "POST",
  path: "/jobs",
  query: [{ key: "queryState", name: "state" }],
  body: { kind: "json" },
};

export class JobsClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  createJob(request: CreateJobRequest, options?: RequestOptions): ApiPromise<void> {
    return this.#core.send(createJobOperation, request, options);
  }
}
