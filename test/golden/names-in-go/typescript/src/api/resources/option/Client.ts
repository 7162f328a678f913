import type { Ids } from "../../types/Ids.js";
import type { Core } from "../../../core/client/core.js";
import type { ApiPromise } from "../../../core/http/promise.js";
import type { OperationSpec } from "../../../core/spec.js";
import type { RequestOptions } from "../../../requestOptions.js";

const requestOperation: OperationSpec = {
  method: "GET",
  path: "/option",
  response: { kind: "json" },
};

export class OptionClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  request(options?: RequestOptions): ApiPromise<Ids> {
    return this.#core.send(requestOperation, undefined, options);
  }
}
