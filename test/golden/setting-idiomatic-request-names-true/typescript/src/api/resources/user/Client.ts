import type { GetUserRequest, NewUser } from "./requests.js";
import type { Core } from "../../../core/client/core.js";
import type { RequestOptions } from "../../../core/client/options.js";
import type { ApiPromise } from "../../../core/http/promise.js";
import type { OperationSpec } from "../../../core/spec.js";

const getOperation: OperationSpec = {
  method: "GET",
  path: "/users/{id}",
  query: ["view"],
};

const replaceOperation: OperationSpec = {
  method: "PUT",
  path: "/users/{id}",
};

export class UserClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  get(request: GetUserRequest, options?: RequestOptions): ApiPromise<void> {
    return this.#core.send(getOperation, request, options);
  }

  replace(request: NewUser, options?: RequestOptions): ApiPromise<void> {
    return this.#core.send(replaceOperation, request, options);
  }
}
