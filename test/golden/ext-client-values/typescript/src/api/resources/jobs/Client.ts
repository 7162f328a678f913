import type { CreateJobsRequest, ListJobsRequest } from "./requests.js";
import type { Core } from "../../../core/client/core.js";
import type { RequestOptions } from "../../../core/client/options.js";
import type { ApiPromise } from "../../../core/http/promise.js";
import type { OperationSpec } from "../../../core/spec.js";

const listOperation: OperationSpec = {
  method: "GET",
  path: "/v2/projects/{projectId}/jobs",
  pathParams: [{ key: "projectId", option: "projectId" }],
};

const createOperation: OperationSpec = {
  method: "POST",
  path: "/v2/projects/{projectId}/jobs",
  pathParams: [{ key: "projectId", option: "projectId" }],
  headers: [{ key: "idempotencyExpiration", name: "Idempotency-Expiration" }],
  idempotent: true,
  idempotencyKey: "Idempotency-Key",
};

/**
 * Jobs
 *
 * What the project runs.
 */
export class JobsClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  list(request?: ListJobsRequest, options?: RequestOptions): ApiPromise<void> {
    return this.#core.send(listOperation, request, options);
  }

  create(request?: CreateJobsRequest, options?: RequestOptions): ApiPromise<void> {
    return this.#core.send(createOperation, request, options);
  }
}
