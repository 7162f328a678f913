import { ProblemDetailsNotFoundError } from "../../errors/ProblemDetailsNotFoundError.js";
import type { GetPetRequest, ListPetsRequest } from "./requests.js";
import type { Pet } from "../../types/Pet.js";
import type { PetModel } from "../../types/PetModel.js";
import type { Core } from "../../../core/client/core.js";
import type { RequestOptions } from "../../../core/client/options.js";
import type { ApiPromise } from "../../../core/http/promise.js";
import type { OperationSpec } from "../../../core/spec.js";

const listPetsOperation: OperationSpec = {
  method: "GET",
  path: "/pets",
  query: ["limit"],
  response: { kind: "json" },
};

const getPetOperation: OperationSpec = {
  method: "GET",
  path: "/pets/{id}",
  response: { kind: "json" },
  errors: { 404: ProblemDetailsNotFoundError },
};

/** By method, the errors that the API declares. Any call can fail in other ways too. */
export interface PetsClientErrors {
  getPet: ProblemDetailsNotFoundError;
}

export class PetsClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  listPets(request?: ListPetsRequest, options?: RequestOptions): ApiPromise<PetModel[]> {
    return this.#core.send(listPetsOperation, request, options);
  }

  /** @throws {ProblemDetailsNotFoundError} - 404: None. */
  getPet(request: GetPetRequest, options?: RequestOptions): ApiPromise<Pet> {
    return this.#core.send(getPetOperation, request, options);
  }
}
