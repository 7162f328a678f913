import type { Pet } from "../../types/Pet.js";
import type { Core } from "../../../core/client/core.js";
import type { ApiPromise } from "../../../core/http/promise.js";
import type { OperationSpec } from "../../../core/spec.js";
import type { RequestOptions } from "../../../requestOptions.js";

const listOperation: OperationSpec = {
  method: "GET",
  path: "/linux",
  response: { kind: "json" },
};

export class UsersLinuxClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  list(options?: RequestOptions): ApiPromise<Pet> {
    return this.#core.send(listOperation, undefined, options);
  }
}
