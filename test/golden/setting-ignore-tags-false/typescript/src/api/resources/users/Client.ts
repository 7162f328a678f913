import type { Core } from "../../../core/client/core.js";
import type { RequestOptions } from "../../../core/client/options.js";
import type { ApiPromise } from "../../../core/http/promise.js";
import type { OperationSpec } from "../../../core/spec.js";

const listOperation: OperationSpec = {
  method: "GET",
  path: "/users",
};

export class UsersClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  list(options?: RequestOptions): ApiPromise<void> {
    return this.#core.send(listOperation, undefined, options);
  }
}
