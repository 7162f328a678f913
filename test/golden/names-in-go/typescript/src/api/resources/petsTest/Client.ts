import type { Pet } from "../../types/Pet.js";
import type { Core } from "../../../core/client/core.js";
import type { ApiPromise } from "../../../core/http/promise.js";
import type { OperationSpec } from "../../../core/spec.js";
import type { RequestOptions } from "../../../requestOptions.js";

const withRawResponseOperation: OperationSpec = {
  method: "GET",
  path: "/test",
  response: { kind: "json" },
};

export class PetsTestClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  withRawResponse(options?: RequestOptions): ApiPromise<Pet> {
    return this.#core.send(withRawResponseOperation, undefined, options);
  }
}
