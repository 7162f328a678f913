import type { GetBookRequest, PutBookRequest } from "./api/requests.js";
import { type PathsClientOptions, connect } from "./connection.js";
import { type Core, describeClient } from "./core/client/core.js";
import type { RawRequestOptions, RequestOptions } from "./core/client/options.js";
import type { ApiPromise } from "./core/http/promise.js";
import type { OperationSpec } from "./core/spec.js";

const getBookOperation: OperationSpec = {
  method: "GET",
  path: "/shops/{shop-id}/books/{class}",
  pathParams: [
    { key: "shopId", name: "shop-id" },
    { key: "class_", name: "class" },
  ],
  query: ["fields"],
};

const removeBookOperation: OperationSpec = {
  method: "DELETE",
  path: "/shops/{shop-id}/books/{class}",
  pathParams: [
    { key: "shopId", name: "shop-id" },
    { key: "class_", name: "class" },
  ],
};

const putBookOperation: OperationSpec = {
  method: "PUT",
  path: "/shops/{shop-id}/books/{class}",
  pathParams: [
    { key: "pathShopId", name: "shop-id" },
    { key: "class_", name: "class" },
  ],
  body: { kind: "json" },
};

export class PathsClient {
  readonly #core: Core;

  constructor(options: PathsClientOptions = {}) {
    this.#core = connect(options);
    describeClient(this, this.#core);
  }

  /** @param shopId - The shop. */
  getBook(
    shopId: string,
    class_: number,
    request?: GetBookRequest,
    options?: RequestOptions,
  ): ApiPromise<void> {
    return this.#core.send(getBookOperation, { ...request, shopId, class_ }, options);
  }

  /** @param shopId - The shop. */
  removeBook(shopId: string, class_: number, options?: RequestOptions): ApiPromise<void> {
    return this.#core.send(removeBookOperation, { shopId, class_ }, options);
  }

  /** @param pathShopId - The shop. */
  putBook(
    pathShopId: string,
    class_: number,
    request: PutBookRequest,
    options?: RequestOptions,
  ): ApiPromise<void> {
    return this.#core.send(putBookOperation, { ...request, pathShopId, class_ }, options);
  }

  /** Calls an endpoint that this client has no method for: a path below the base URL. */
  request<T = unknown>(method: string, path: string, options?: RawRequestOptions): ApiPromise<T> {
    return this.#core.request<T>(method, path, options);
  }

  /**
   * A client that differs from this one in some options. It shares transport and access tokens.
   */
  withOptions(options: Partial<PathsClientOptions>): PathsClient {
    return new PathsClient(this.#core.derive(options as PathsClientOptions));
  }

  /** What may be shown of a client: no secret. */
  toJSON(): unknown {
    return this.#core.toJSON();
  }
}
