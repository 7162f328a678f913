import type { CreateOrderRequest } from "./requests.js";
import type { StoredOrder } from "../../types/StoredOrder.js";
import type { Core } from "../../../core/client/core.js";
import type { RequestOptions } from "../../../core/client/options.js";
import type { ApiPromise } from "../../../core/http/promise.js";
import type { OperationSpec } from "../../../core/spec.js";

const createOrderOperation: OperationSpec = {
  method: "POST",
  path: "/orders",
  body: { kind: "json" },
  response: { kind: "json" },
};

export class OrdersClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  createOrder(request: CreateOrderRequest, options?: RequestOptions): ApiPromise<StoredOrder> {
    return this.#core.send(createOrderOperation, request, options);
  }
}
