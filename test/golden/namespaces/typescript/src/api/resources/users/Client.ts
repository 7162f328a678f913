import type { User } from "../../types/User.js";
import type { Core } from "../../../core/client/core.js";
import type { ApiPromise } from "../../../core/http/promise.js";
import type { OperationSpec } from "../../../core/spec.js";
import type { RequestOptions } from "../../../requestOptions.js";

const listOperation: OperationSpec = {
  method: "GET",
  path: "/users",
  response: { kind: "json" },
};

export class UsersClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  list(options?: RequestOptions): ApiPromise<User[]> {
    return this.#core.send(listOperation, undefined, options);
  }
}
