import type { CreateUserRequest } from "./requests.js";
import type { User } from "../../types/User.js";
import type { Core } from "../../../core/client/core.js";
import type { RequestOptions } from "../../../core/client/options.js";
import type { ApiPromise } from "../../../core/http/promise.js";
import type { OperationSpec } from "../../../core/spec.js";

const createUserOperation: OperationSpec = {
  method: "POST",
  path: "/users",
  body: { kind: "json" },
  response: { kind: "json" },
};

export class UsersClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  createUser(request: CreateUserRequest, options?: RequestOptions): ApiPromise<User> {
    return this.#core.send(createUserOperation, request, options);
  }
}
