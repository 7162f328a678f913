import type { AddPetRequest } from "./requests.js";
import type { Pet } from "../../types/Pet.js";
import type { Core } from "../../../core/client/core.js";
import type { RequestOptions } from "../../../core/client/options.js";
import type { ApiPromise } from "../../../core/http/promise.js";
import type { OperationSpec } from "../../../core/spec.js";

const addPetOperation: OperationSpec = {
  method: "POST",
  path: "/pets",
  body: { kind: "json", key: "body" },
  response: { kind: "json" },
};

export class PetsClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  addPet(request: AddPetRequest, options?: RequestOptions): ApiPromise<Pet[]> {
    return this.#core.send(addPetOperation, request, options);
  }
}
