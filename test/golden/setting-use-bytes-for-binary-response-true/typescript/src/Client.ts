import type { GetFileRequest } from "./api/requests.js";
import { type FilesClientOptions, connect } from "./connection.js";
import { type Core, describeClient } from "./core/client/core.js";
import type { RawRequestOptions, RequestOptions } from "./core/client/options.js";
import type { ApiPromise } from "./core/http/promise.js";
import type { OperationSpec } from "./core/spec.js";

const getFileOperation: OperationSpec = {
  method: "GET",
  path: "/files/{id}",
  response: { kind: "bytes", accept: "application/octet-stream" },
};

export class FilesClient {
  readonly #core: Core;

  constructor(options: FilesClientOptions = {}) {
    this.#core = connect(options);
    describeClient(this, this.#core);
  }

  getFile(request: GetFileRequest, options?: RequestOptions): ApiPromise<Uint8Array> {
    return this.#core.send(getFileOperation, request, options);
  }

  /** Calls an endpoint that this client has no method for: a path below the base URL. */
  request<T = unknown>(method: string, path: string, options?: RawRequestOptions): ApiPromise<T> {
    return this.#core.request<T>(method, path, options);
  }

  /**
   * A client that differs from this one in some options. It shares transport and access tokens.
   */
  withOptions(options: Partial<FilesClientOptions>): FilesClient {
    return new FilesClient(this.#core.derive(options as FilesClientOptions));
  }

  /** What may be shown of a client: no secret. */
  toJSON(): unknown {
    return this.#core.toJSON();
  }
}
