import type { PutJsonRequest } from "./api/requests.js";
import type { Node } from "./api/types/Node.js";
import { type RecursionClientOptions, connect } from "./connection.js";
import { type Core, describeClient } from "./core/client/core.js";
import type { RawRequestOptions, RequestOptions } from "./core/client/options.js";
import type { ApiPromise } from "./core/http/promise.js";
import type { OperationSpec } from "./core/spec.js";

const getTreeOperation: OperationSpec = {
  method: "GET",
  path: "/tree",
  response: { kind: "json" },
};

const putJsonOperation: OperationSpec = {
  method: "PUT",
  path: "/tree",
  body: { kind: "json", key: "body" },
};

export class RecursionClient {
  readonly #core: Core;

  constructor(options: RecursionClientOptions = {}) {
    this.#core = connect(options);
    describeClient(this, this.#core);
  }

  getTree(options?: RequestOptions): ApiPromise<Node> {
    return this.#core.send(getTreeOperation, undefined, options);
  }

  putJson(request: PutJsonRequest, options?: RequestOptions): ApiPromise<void> {
    return this.#core.send(putJsonOperation, request, options);
  }

  /** Calls an endpoint that this client has no method for: a path below the base URL. */
  request<T = unknown>(method: string, path: string, options?: RawRequestOptions): ApiPromise<T> {
    return this.#core.request<T>(method, path, options);
  }

  /**
   * A client that differs from this one in some options. It shares transport and access tokens.
   */
  withOptions(options: Partial<RecursionClientOptions>): RecursionClient {
    return new RecursionClient(this.#core.derive(options as RecursionClientOptions));
  }

  /** What may be shown of a client: no secret. */
  toJSON(): unknown {
    return this.#core.toJSON();
  }
}
