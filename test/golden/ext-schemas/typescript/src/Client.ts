import type { CreateThingRequest } from "./api/requests.js";
import type { Widget } from "./api/types/Widget.js";
import { type SchemasClientOptions, connect } from "./connection.js";
import { type Core, describeClient } from "./core/client/core.js";
import type { RawRequestOptions, RequestOptions } from "./core/client/options.js";
import type { ApiPromise } from "./core/http/promise.js";
import type { OperationSpec } from "./core/spec.js";

const createThingOperation: OperationSpec = {
  method: "POST",
  path: "/things",
  body: { kind: "json" },
  response: { kind: "json" },
};

export class SchemasClient {
  readonly #core: Core;

  constructor(options: SchemasClientOptions = {}) {
    this.#core = connect(options);
    describeClient(this, this.#core);
  }

  createThing(request: CreateThingRequest, options?: RequestOptions): ApiPromise<Widget> {
    return this.#core.send(createThingOperation, request, options);
  }

  /** Calls an endpoint that this client has no method for: a path below the base URL. */
  request<T = unknown>(method: string, path: string, options?: RawRequestOptions): ApiPromise<T> {
    return this.#core.request<T>(method, path, options);
  }

  /**
   * A client that differs from this one in some options. It shares transport and access tokens.
   */
  withOptions(options: Partial<SchemasClientOptions>): SchemasClient {
    return new SchemasClient(this.#core.derive(options as SchemasClientOptions));
  }

  /** What may be shown of a client: no secret. */
  toJSON(): unknown {
    return this.#core.toJSON();
  }
}
