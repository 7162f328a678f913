import type { GetPetsPetIdOwnersOwnerIdPetStoreRequest } from "./requests.js";
import type { Odd } from "../../types/Odd.js";
import type { Core } from "../../../core/client/core.js";
import type { RequestOptions } from "../../../core/client/options.js";
import type { ApiPromise } from "../../../core/http/promise.js";
import type { OperationSpec } from "../../../core/spec.js";

const listPetsOperation: OperationSpec = {
  method: "GET",
  path: "/pets",
  response: { kind: "json" },
};

const createPetOperation: OperationSpec = {
  method: "POST",
  path: "/pets",
  response: { kind: "json" },
};

const deleteOperation: OperationSpec = {
  method: "DELETE",
  path: "/pets",
  response: { kind: "json" },
};

const getPetsPetIdOwnersOwnerIdOperation: OperationSpec = {
  method: "GET",
  path: "/pets/{pet-id}/owners/{owner.id}",
  response: { kind: "json" },
};

/** About pets. */
export class PetStoreResourceClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  listPets(options?: RequestOptions): ApiPromise<Odd> {
    return this.#core.send(listPetsOperation, undefined, options);
  }

  createPet(options?: RequestOptions): ApiPromise<Odd> {
    return this.#core.send(createPetOperation, undefined, options);
  }

  delete(options?: RequestOptions): ApiPromise<Odd> {
    return this.#core.send(deleteOperation, undefined, options);
  }

  getPetsPetIdOwnersOwnerId(
    request: GetPetsPetIdOwnersOwnerIdPetStoreRequest,
    options?: RequestOptions,
  ): ApiPromise<Odd> {
    return this.#core.send(getPetsPetIdOwnersOwnerIdOperation, request, options);
  }
}
