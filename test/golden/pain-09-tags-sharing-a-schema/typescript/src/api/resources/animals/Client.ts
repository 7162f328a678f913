import type { AddAnimalRequest } from "./requests.js";
import type { Animal } from "../../types/Animal.js";
import type { Core } from "../../../core/client/core.js";
import type { RequestOptions } from "../../../core/client/options.js";
import type { ApiPromise } from "../../../core/http/promise.js";
import type { OperationSpec } from "../../../core/spec.js";

const addAnimalOperation: OperationSpec = {
  method: "POST",
  path: "/animals",
  body: { kind: "json", key: "body" },
  response: { kind: "json" },
};

export class AnimalsClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  addAnimal(request: AddAnimalRequest, options?: RequestOptions): ApiPromise<Animal> {
    return this.#core.send(addAnimalOperation, request, options);
  }
}
