import type { GetItemByItemRequest, GetItemItemItemRequest } from "./requests.js";
import type { Item } from "../../types/Item.js";
import type { Core } from "../../../core/client/core.js";
import type { RequestOptions } from "../../../core/client/options.js";
import type { ApiPromise } from "../../../core/http/promise.js";
import type { OperationSpec } from "../../../core/spec.js";

const getItemOperation: OperationSpec = {
  method: "GET",
  path: "/item",
  response: { kind: "json" },
};

const getItemItemOperation: OperationSpec = {
  method: "GET",
  path: "/item/item",
  response: { kind: "json" },
};

const getItemByItemOperation: OperationSpec = {
  method: "GET",
  path: "/item/{item}",
  response: { kind: "json" },
};

const getItemItemItemOperation: OperationSpec = {
  method: "GET",
  path: "/item/{item}/item",
  response: { kind: "json" },
};

export class ItemClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  getItem(options?: RequestOptions): ApiPromise<Item> {
    return this.#core.send(getItemOperation, undefined, options);
  }

  getItemItem(options?: RequestOptions): ApiPromise<Item> {
    return this.#core.send(getItemItemOperation, undefined, options);
  }

  getItemByItem(request: GetItemByItemRequest, options?: RequestOptions): ApiPromise<Item> {
    return this.#core.send(getItemByItemOperation, request, options);
  }

  getItemItemItem(request: GetItemItemItemRequest, options?: RequestOptions): ApiPromise<Item> {
    return this.#core.send(getItemItemItemOperation, request, options);
  }
}
