import { V2ProblemNotFoundError } from "../../../../errors/V2ProblemNotFoundError.js";
import type { GetV2UsersRequest } from "./requests.js";
import type { V2User } from "../../../../types/V2User.js";
import type { Core } from "../../../../../core/client/core.js";
import type { ApiPromise } from "../../../../../core/http/promise.js";
import type { OperationSpec } from "../../../../../core/spec.js";
import type { RequestOptions } from "../../../../../requestOptions.js";

const getOperation: OperationSpec = {
  method: "GET",
  path: "/users/{id}",
  response: { kind: "json" },
  errors: { 404: V2ProblemNotFoundError },
  server: 1,
};

/** By method, the errors that the API declares. Any call can fail in other ways too. */
export interface V2UsersClientErrors {
  get: V2ProblemNotFoundError;
}

export class V2UsersClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  /** @throws {V2ProblemNotFoundError} - 404: No such user. */
  get(request: GetV2UsersRequest, options?: RequestOptions): ApiPromise<V2User> {
    return this.#core.send(getOperation, request, options);
  }
}
