import type { Pet } from "../../types/Pet.js";
import type { Core } from "../../../core/client/core.js";
import type { RequestOptions } from "../../../core/client/options.js";
import type { ApiPromise } from "../../../core/http/promise.js";
import type { OperationSpec } from "../../../core/spec.js";

const getPetOperation: OperationSpec = {
  method: "GET",
  path: "/pets",
  response: { kind: "json" },
};

export class PetsClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  getPet(options?: RequestOptions): ApiPromise<Pet | null> {
    return this.#core.send(getPetOperation, undefined, options);
  }
}
