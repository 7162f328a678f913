import type { PutJsonRequest } from "./api/requests.js";
import type { Node } from "./api/types/Node.js";
import { type Core, createCore, describeClient } from "./core/client/core.js";
import type { ClientOptions, RawRequestOptions, RequestOptions } from "./core/client/options.js";
import type { ApiPromise } from "./core/http/promise.js";
import type { ClientSpec, OperationSpec } from "./core/spec.js";
import type { RecursionEnvironment } from "./environments.js";
import { VERSION } from "./version.js";

const clientSpec: ClientSpec = {
  packageName: "recursion",
  version: VERSION,
  environments: { ApiExampleCom: ["https://api.example.com"] },
  auth: { mode: "none", schemes: {} },
};

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

/** What a client is made of. */
export interface RecursionClientOptions extends ClientOptions {
  /** Which of the API's servers to call; the first is the default. */
  environment?: RecursionEnvironment | undefined;
}

export class RecursionClient {
  readonly #core: Core;

  constructor(options: RecursionClientOptions = {}) {
    this.#core = createCore(clientSpec, options);
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
