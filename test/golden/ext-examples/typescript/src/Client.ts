import type { ReplaceUserRequest } from "./api/requests.js";
import type { ReplaceUserResponse } from "./api/types/ReplaceUserResponse.js";
import { type ExamplesClientOptions, connect } from "./connection.js";
import { type Core, describeClient } from "./core/client/core.js";
import type { RawRequestOptions, RequestOptions } from "./core/client/options.js";
import type { ApiPromise } from "./core/http/promise.js";
import type { OperationSpec } from "./core/spec.js";

const replaceUserOperation: OperationSpec = {
  method: "PUT",
  path: "/users/{id}",
  query: ["notify"],
  headers: ["X-Trace"],
  body: { kind: "json" },
  response: { kind: "json" },
};

export class ExamplesClient {
  readonly #core: Core;

  constructor(options: ExamplesClientOptions = {}) {
    this.#core = connect(options);
    describeClient(this, this.#core);
  }

  replaceUser(
    request: ReplaceUserRequest,
    options?: RequestOptions,
  ): ApiPromise<ReplaceUserResponse> {
    return this.#core.send(replaceUserOperation, request, options);
  }

  /** Calls an endpoint that this client has no method for: a path below the base URL. */
  request<T = unknown>(method: string, path: string, options?: RawRequestOptions): ApiPromise<T> {
    return this.#core.request<T>(method, path, options);
  }

  /**
   * A client that differs from this one in some options. It shares transport and access tokens.
   */
  withOptions(options: Partial<ExamplesClientOptions>): ExamplesClient {
    return new ExamplesClient(this.#core.derive(options as ExamplesClientOptions));
  }

  /** What may be shown of a client: no secret. */
  toJSON(): unknown {
    return this.#core.toJSON();
  }
}
