import type { Ids } from "../../../../types/Ids.js";
import type { Core } from "../../../../../core/client/core.js";
import type { ApiPromise } from "../../../../../core/http/promise.js";
import type { OperationSpec } from "../../../../../core/spec.js";
import type { RequestOptions } from "../../../../../requestOptions.js";

const fetchOperation: OperationSpec = {
  method: "GET",
  path: "/nested",
  response: { kind: "json" },
};

export class GetClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  fetch(options?: RequestOptions): ApiPromise<Ids> {
    return this.#core.send(fetchOperation, undefined, options);
  }
}
