import type { Odd } from "../../../../types/Odd.js";
import type { Core } from "../../../../../core/client/core.js";
import type { RequestOptions } from "../../../../../core/client/options.js";
import type { ApiPromise } from "../../../../../core/http/promise.js";
import type { OperationSpec } from "../../../../../core/spec.js";

const fetchOperation: OperationSpec = {
  method: "GET",
  path: "/nested",
  response: { kind: "json" },
};

export class UsersClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  fetch(options?: RequestOptions): ApiPromise<Odd> {
    return this.#core.send(fetchOperation, undefined, options);
  }
}
