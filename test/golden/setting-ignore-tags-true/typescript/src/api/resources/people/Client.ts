import type { Core } from "../../../core/client/core.js";
import type { RequestOptions } from "../../../core/client/options.js";
import type { ApiPromise } from "../../../core/http/promise.js";
import type { OperationSpec } from "../../../core/spec.js";

const usersAddOperation: OperationSpec = {
  method: "POST",
  path: "/users",
};

export class PeopleClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  usersAdd(options?: RequestOptions): ApiPromise<void> {
    return this.#core.send(usersAddOperation, undefined, options);
  }
}
