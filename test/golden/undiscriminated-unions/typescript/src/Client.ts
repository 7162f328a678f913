import type { SearchRequest } from "./api/requests.js";
import type { SearchResponse } from "./api/types/SearchResponse.js";
import { type UndiscriminatedUnionsClientOptions, connect } from "./connection.js";
import { type Core, describeClient } from "./core/client/core.js";
import type { RawRequestOptions, RequestOptions } from "./core/client/options.js";
import type { ApiPromise } from "./core/http/promise.js";
import type { OperationSpec } from "./core/spec.js";

const searchOperation: OperationSpec = {
  method: "POST",
  path: "/search",
  body: { kind: "json", key: "body" },
  response: { kind: "json" },
};

export class UndiscriminatedUnionsClient {
  readonly #core: Core;

  constructor(options: UndiscriminatedUnionsClientOptions = {}) {
    this.#core = connect(options);
    describeClient(this, this.#core);
  }

  search(request: SearchRequest, options?: RequestOptions): ApiPromise<SearchResponse> {
    return this.#core.send(searchOperation, request, options);
  }

  /** Calls an endpoint that this client has no method for: a path below the base URL. */
  request<T = unknown>(method: string, path: string, options?: RawRequestOptions): ApiPromise<T> {
    return this.#core.request<T>(method, path, options);
  }

  /**
   * A client that differs from this one in some options. It shares transport and access tokens.
   */
  withOptions(options: Partial<UndiscriminatedUnionsClientOptions>): UndiscriminatedUnionsClient {
    return new UndiscriminatedUnionsClient(
      this.#core.derive(options as UndiscriminatedUnionsClientOptions),
    );
  }

  /** What may be shown of a client: no secret. */
  toJSON(): unknown {
    return this.#core.toJSON();
  }
}
