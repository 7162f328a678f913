import type { Ids } from "../../types/Ids.js";
import type { Core } from "../../../core/client/core.js";
import type { ApiPromise } from "../../../core/http/promise.js";
import type { OperationSpec } from "../../../core/spec.js";
import type { RequestOptions } from "../../../requestOptions.js";

const clientOperation: OperationSpec = {
  method: "GET",
  path: "/client",
  response: { kind: "json" },
};

export class ClientClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  client(options?: RequestOptions): ApiPromise<Ids> {
    return this.#core.send(clientOperation, undefined, options);
  }
}
