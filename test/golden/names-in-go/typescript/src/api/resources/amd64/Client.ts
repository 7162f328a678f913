import type { Pet } from "../../types/Pet.js";
import type { Core } from "../../../core/client/core.js";
import type { ApiPromise } from "../../../core/http/promise.js";
import type { OperationSpec } from "../../../core/spec.js";
import type { RequestOptions } from "../../../requestOptions.js";

const tls1_3Operation: OperationSpec = {
  method: "GET",
  path: "/amd64",
  response: { kind: "json" },
};

export class Amd64Client {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  tls1_3(options?: RequestOptions): ApiPromise<Pet> {
    return this.#core.send(tls1_3Operation, undefined, options);
  }
}
