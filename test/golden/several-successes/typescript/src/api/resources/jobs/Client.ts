import type {
  DeleteJobRequest,
  GetJobRequest,
  PutJobRequest,
  StartJobRequest,
} from "./requests.js";
import type { ListJobsSuccessfulResponse } from "./types.js";
import type { Job } from "../../types/Job.js";
import type { Part } from "../../types/Part.js";
import type { Result } from "../../types/Result.js";
import type { Core } from "../../../core/client/core.js";
import type { RequestOptions } from "../../../core/client/options.js";
import type { ApiPromise } from "../../../core/http/promise.js";
import type { OperationSpec } from "../../../core/spec.js";
import type { ApiError } from "../../../errors/api.js";

const startJobOperation: OperationSpec = {
  method: "POST",
  path: "/jobs",
  body: { kind: "json" },
  response: { kind: "json", empty: true },
};

const listJobsOperation: OperationSpec = {
  method: "GET",
  path: "/jobs",
  response: { kind: "json" },
};

const putJobOperation: OperationSpec = {
  method: "PUT",
  path: "/jobs/{id}",
  response: { kind: "json" },
};

const getJobOperation: OperationSpec = {
  method: "GET",
  path: "/jobs/{id}",
  response: { kind: "json" },
};

const deleteJobOperation: OperationSpec = {
  method: "DELETE",
  path: "/jobs/{id}",
  response: { kind: "text" },
};

/** By method, the errors that the API declares. Any call can fail in other ways too. */
export interface JobsClientErrors {
  getJob: ApiError<Part>;
}

export class JobsClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  startJob(
    request: StartJobRequest,
    options?: RequestOptions,
  ): ApiPromise<Result | Job | undefined> {
    return this.#core.send(startJobOperation, request, options);
  }

  listJobs(options?: RequestOptions): ApiPromise<Job[] | Part | ListJobsSuccessfulResponse> {
    return this.#core.send(listJobsOperation, undefined, options);
  }

  putJob(request: PutJobRequest, options?: RequestOptions): ApiPromise<Job> {
    return this.#core.send(putJobOperation, request, options);
  }

  /** @throws {ApiError} - other: Else. */
  getJob(request: GetJobRequest, options?: RequestOptions): ApiPromise<Job> {
    return this.#core.send(getJobOperation, request, options);
  }

  deleteJob(request: DeleteJobRequest, options?: RequestOptions): ApiPromise<string> {
    return this.#core.send(deleteJobOperation, request, options);
  }
}
