import type { AddDogRequest } from "./requests.js";
import type { Dog } from "../../types/Dog.js";
import type { Core } from "../../../core/client/core.js";
import type { RequestOptions } from "../../../core/client/options.js";
import type { ApiPromise } from "../../../core/http/promise.js";
import type { OperationSpec } from "../../../core/spec.js";

const addDogOperation: OperationSpec = {
  method: "POST",
  path: "/dogs",
  body: { kind: "json" },
  response: { kind: "json" },
};

export class DogsClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  addDog(request: AddDogRequest, options?: RequestOptions): ApiPromise<Dog> {
    return this.#core.send(addDogOperation, request, options);
  }
}
