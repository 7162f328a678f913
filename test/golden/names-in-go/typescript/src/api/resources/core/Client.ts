import type { Ids } from "../../types/Ids.js";
import type { Core } from "../../../core/client/core.js";
import type { ApiPromise } from "../../../core/http/promise.js";
import type { OperationSpec } from "../../../core/spec.js";
import type { RequestOptions } from "../../../requestOptions.js";

const coreOperation: OperationSpec = {
  method: "GET",
  path: "/core",
  response: { kind: "json" },
};

export class CoreClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  core(options?: RequestOptions): ApiPromise<Ids> {
    return this.#core.send(coreOperation, undefined, options);
  }
}
