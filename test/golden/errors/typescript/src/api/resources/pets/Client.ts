import { BasicBadRequestError } from "../../errors/BasicBadRequestError.js";
import { BasicNotFoundError } from "../../errors/BasicNotFoundError.js";
import { DeletePetConflictError } from "../../errors/DeletePetConflictError.js";
import { OutageServerError } from "../../errors/OutageServerError.js";
import { TeapotError } from "../../errors/TeapotError.js";
import { ValidationBadRequestError } from "../../errors/ValidationBadRequestError.js";
import type { DeletePetRequest, GetPetRequest } from "./requests.js";
import type { GetPetResponse } from "./types.js";
import type { Problem } from "../../types/Problem.js";
import type { Core } from "../../../core/client/core.js";
import type { RequestOptions } from "../../../core/client/options.js";
import type { ApiPromise } from "../../../core/http/promise.js";
import type { OperationSpec } from "../../../core/spec.js";
import type { ApiError } from "../../../errors/api.js";

const getPetOperation: OperationSpec = {
  method: "GET",
  path: "/pets/{id}",
  response: { kind: "json" },
  errors: { 400: BasicBadRequestError, 404: BasicNotFoundError, "5XX": OutageServerError },
};

const deletePetOperation: OperationSpec = {
  method: "DELETE",
  path: "/pets/{id}",
  errors: {
    400: ValidationBadRequestError,
    404: BasicNotFoundError,
    409: DeletePetConflictError,
    418: TeapotError,
  },
};

/** By method, the errors that the API declares. Any call can fail in other ways too. */
export interface PetsClientErrors {
  getPet: BasicBadRequestError | BasicNotFoundError | OutageServerError;
  deletePet:
    | ValidationBadRequestError
    | BasicNotFoundError
    | DeletePetConflictError
    | TeapotError
    | ApiError<Problem>;
}

export class PetsClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  /**
   * @throws {BasicBadRequestError} - 400: Malformed.
   * @throws {BasicNotFoundError} - 404: No such pet.
   * @throws {OutageServerError} - 5XX: Our fault.
   */
  getPet(request: GetPetRequest, options?: RequestOptions): ApiPromise<GetPetResponse> {
    return this.#core.send(getPetOperation, request, options);
  }

  /**
   * @throws {ValidationBadRequestError} - 400: Malformed.
   * @throws {BasicNotFoundError} - 404: No such pet.
   * @throws {DeletePetConflictError} - 409: In use.
   * @throws {TeapotError} - 418: Short and stout.
   * @throws {ApiError} - 429: Slow down.
   * @throws {ApiError} - other: Something else.
   */
  deletePet(request: DeletePetRequest, options?: RequestOptions): ApiPromise<void> {
    return this.#core.send(deletePetOperation, request, options);
  }
}
