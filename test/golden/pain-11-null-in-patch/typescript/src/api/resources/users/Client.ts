import type { UpdateUserRequest } from "./requests.js";
import type { Core } from "../../../core/client/core.js";
import type { RequestOptions } from "../../../core/client/options.js";
import type { ApiPromise } from "../../../core/http/promise.js";
import type { OperationSpec } from "../../../core/spec.js";

const updateUserOperation: OperationSpec = {
  method: "PATCH",
  path: "/users/{id}",
  body: { kind: "json", mediaType: "application/merge-patch+json" },
};

export class UsersClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  updateUser(request: UpdateUserRequest, options?: RequestOptions): ApiPromise<void> {
    return this.#core.send(updateUserOperation, request, options);
  }
}
