import type { CreateOrderRequest, PutLineOrdersRequest } from "./requests.js";
import type { Line } from "../../types/Line.js";
import type { Order } from "../../types/Order.js";
import type { Core } from "../../../core/client/core.js";
import type { RequestOptions } from "../../../core/client/options.js";
import type { ApiPromise } from "../../../core/http/promise.js";
import type { OperationSpec } from "../../../core/spec.js";

const createOrderOperation: OperationSpec = {
  method: "POST",
  path: "/orders",
  body: { kind: "json", key: "body" },
  response: { kind: "json" },
};

const putLineOperation: OperationSpec = {
  method: "PUT",
  path: "/lines",
  body: { kind: "json" },
  response: { kind: "json" },
};

export class OrdersResourceClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  createOrder(request: CreateOrderRequest, options?: RequestOptions): ApiPromise<Order> {
    return this.#core.send(createOrderOperation, request, options);
  }

  putLine(request: PutLineOrdersRequest, options?: RequestOptions): ApiPromise<Line> {
    return this.#core.send(putLineOperation, request, options);
  }
}
