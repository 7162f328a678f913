import type { GetPetRequest, UpdatePetRequest } from "./requests.js";
import type { Pet } from "../../types/Pet.js";
import type { Core } from "../../../core/client/core.js";
import type { RequestOptions } from "../../../core/client/options.js";
import type { ApiPromise } from "../../../core/http/promise.js";
import type { OperationSpec } from "../../../core/spec.js";

const getPetOperation: OperationSpec = {
  method: "GET",
  path: "/pets/{id}",
  response: { kind: "json" },
};

const updatePetOperation: OperationSpec = {
  method: "PATCH",
  path: "/pets/{id}",
  body: { kind: "json" },
  response: { kind: "json" },
};

export class PetsClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  getPet(request: GetPetRequest, options?: RequestOptions): ApiPromise<Pet> {
    return this.#core.send(getPetOperation, request, options);
  }

  updatePet(request: UpdatePetRequest, options?: RequestOptions): ApiPromise<Pet> {
    return this.#core.send(updatePetOperation, request, options);
  }
}
