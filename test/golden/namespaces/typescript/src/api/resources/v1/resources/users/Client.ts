import { V1ProblemNotFoundError } from "../../../../errors/V1ProblemNotFoundError.js";
import type { GetV1UsersRequest } from "./requests.js";
import type { V1User } from "../../../../types/V1User.js";
import type { Core } from "../../../../../core/client/core.js";
import type { ApiPromise } from "../../../../../core/http/promise.js";
import type { OperationSpec } from "../../../../../core/spec.js";
import type { RequestOptions } from "../../../../../requestOptions.js";

const getOperation: OperationSpec = {
  method: "GET",
  path: "/users/{id}",
  response: { kind: "json" },
  errors: { 404: V1ProblemNotFoundError },
};

/** By method, the errors that the API declares. Any call can fail in other ways too. */
export interface V1UsersClientErrors {
  get: V1ProblemNotFoundError;
}

export class V1UsersClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  /** @throws {V1ProblemNotFoundError} - 404: No such user. */
  get(request: GetV1UsersRequest, options?: RequestOptions): ApiPromise<V1User> {
    return this.#core.send(getOperation, request, options);
  }
}
