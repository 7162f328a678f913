import type { ReadItemRequest } from "./requests.js";
import type { Odd } from "../../types/Odd.js";
import type { Core } from "../../../core/client/core.js";
import type { RequestOptions } from "../../../core/client/options.js";
import type { ApiPromise } from "../../../core/http/promise.js";
import type { OperationSpec } from "../../../core/spec.js";

const readItemOperation: OperationSpec = {
  method: "GET",
  path: "/items/{item_id}",
  response: { kind: "json" },
};

export class ItemsClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  readItem(request: ReadItemRequest, options?: RequestOptions): ApiPromise<Odd> {
    return this.#core.send(readItemOperation, request, options);
  }
}
