import type { AnyProduct } from "../../types/AnyProduct.js";
import type { Field } from "../../types/Field.js";
import type { Core } from "../../../core/client/core.js";
import type { RequestOptions } from "../../../core/client/options.js";
import type { ApiPromise } from "../../../core/http/promise.js";
import type { OperationSpec } from "../../../core/spec.js";

const listProductsOperation: OperationSpec = {
  method: "GET",
  path: "/products",
  response: { kind: "json" },
};

const getFieldOperation: OperationSpec = {
  method: "GET",
  path: "/fields",
  response: { kind: "json" },
};

export class ProductsClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  listProducts(options?: RequestOptions): ApiPromise<AnyProduct[]> {
    return this.#core.send(listProductsOperation, undefined, options);
  }

  getField(options?: RequestOptions): ApiPromise<Field> {
    return this.#core.send(getFieldOperation, undefined, options);
  }
}
