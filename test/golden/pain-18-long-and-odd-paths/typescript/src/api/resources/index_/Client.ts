import type { Item } from "../../types/Item.js";
import type { Core } from "../../../core/client/core.js";
import type { RequestOptions } from "../../../core/client/options.js";
import type { ApiPromise } from "../../../core/http/promise.js";
import type { OperationSpec } from "../../../core/spec.js";

const getIndexOperation: OperationSpec = {
  method: "GET",
  path: "/index",
  response: { kind: "json" },
};

export class IndexClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  getIndex(options?: RequestOptions): ApiPromise<Item> {
    return this.#core.send(getIndexOperation, undefined, options);
  }
}
