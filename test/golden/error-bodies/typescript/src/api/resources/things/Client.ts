import { FaultClientError } from "../../errors/FaultClientError.js";
import { FaultUnauthorizedError } from "../../errors/FaultUnauthorizedError.js";
import { GetThingBadRequestError } from "../../errors/GetThingBadRequestError.js";
import { GetThingConflictError } from "../../errors/GetThingConflictError.js";
import { GoneError } from "../../errors/GoneError.js";
import { InvalidUnprocessableEntityError } from "../../errors/InvalidUnprocessableEntityError.js";
import { ProblemForbiddenError } from "../../errors/ProblemForbiddenError.js";
import { ProblemServerError } from "../../errors/ProblemServerError.js";
import type { GetThingRequest, PutThingRequest } from "./requests.js";
import type { GetThingResponse } from "./types.js";
import type { Core } from "../../../core/client/core.js";
import type { RequestOptions } from "../../../core/client/options.js";
import type { ApiPromise } from "../../../core/http/promise.js";
import type { OperationSpec } from "../../../core/spec.js";
import type { ApiError } from "../../../errors/api.js";

const getThingOperation: OperationSpec = {
  method: "GET",
  path: "/things/{id}",
  response: { kind: "json" },
  errors: {
    400: GetThingBadRequestError,
    401: FaultUnauthorizedError,
    403: ProblemForbiddenError,
    409: GetThingConflictError,
    410: GoneError,
    422: InvalidUnprocessableEntityError,
    "4XX": FaultClientError,
    "5XX": ProblemServerError,
  },
};

const putThingOperation: OperationSpec = {
  method: "PUT",
  path: "/things/{id}",
  errors: { 422: InvalidUnprocessableEntityError },
};

/** By method, the errors that the API declares. Any call can fail in other ways too. */
export interface ThingsClientErrors {
  getThing:
    | GetThingBadRequestError
    | FaultUnauthorizedError
    | ProblemForbiddenError
    | GetThingConflictError
    | GoneError
    | InvalidUnprocessableEntityError
    | FaultClientError
    | ProblemServerError
    | ApiError<string>;
  putThing: InvalidUnprocessableEntityError;
}

export class ThingsClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  /**
   * @throws {GetThingBadRequestError} - 400: Two bodies of JSON.
   * @throws {FaultUnauthorizedError} - 401: JSON before a page.
   * @throws {ProblemForbiddenError} - 403: One schema under three names.
   * @throws {GetThingConflictError} - 409: Inline, and not alone.
   * @throws {GoneError} - 410: XML.
   * @throws {InvalidUnprocessableEntityError} - 422: Invalid.
   * @throws {ApiError} - 423: A file.
   * @throws {ApiError} - 503: Nothing is said of the body.
   * @throws {FaultClientError} - 4XX: Any other of ours.
   * @throws {ProblemServerError} - 5XX: Theirs.
   * @throws {ApiError} - other: The rest.
   */
  getThing(request: GetThingRequest, options?: RequestOptions): ApiPromise<GetThingResponse> {
    return this.#core.send(getThingOperation, request, options);
  }

  /** @throws {InvalidUnprocessableEntityError} - 422: Invalid. */
  putThing(request: PutThingRequest, options?: RequestOptions): ApiPromise<void> {
    return this.#core.send(putThingOperation, request, options);
  }
}
