import type {
  AllOptionalRequest,
  ClashRequest,
  QueryRequest,
  SimpleRequest,
  StyledRequest,
} from "./api/requests.js";
import { type ParametersClientOptions, connect } from "./connection.js";
import { type Core, describeClient } from "./core/client/core.js";
import type { RawRequestOptions, RequestOptions } from "./core/client/options.js";
import type { ApiPromise } from "./core/http/promise.js";
import type { OperationSpec } from "./core/spec.js";

const simpleOperation: OperationSpec = {
  method: "GET",
  path: "/simple/{id}/{ids}/{map}",
  pathParams: [{ key: "map", explode: true }],
  headers: ["X-Trace", "X-List"],
};

const styledOperation: OperationSpec = {
  method: "GET",
  path: "/label/{a}/matrix/{b}/{c}.{format}",
  pathParams: [
    { key: "a", style: "label", explode: true },
    { key: "b", style: "matrix" },
  ],
};

const queryOperation: OperationSpec = {
  method: "GET",
  path: "/query",
  query: [
    "text",
    "exploded",
    { key: "joined", explode: false },
    { key: "spaces", style: "spaceDelimited" },
    { key: "pipes", style: "pipeDelimited" },
    { key: "filter", style: "deepObject" },
    "point",
    { key: "json", style: "json" },
    "brackets[]",
    { key: "raw", allowReserved: true },
    "limit",
    "since",
    "nothing",
    "old",
  ],
  cookies: ["session"],
};

const clashOperation: OperationSpec = {
  method: "POST",
  path: "/clash/{id}",
  pathParams: [{ key: "pathId", name: "id" }],
  query: [{ key: "queryId", name: "id" }],
  headers: [{ key: "headerId", name: "id" }],
  body: { kind: "json", optional: true },
};

const allOptionalOperation: OperationSpec = {
  method: "GET",
  path: "/optional",
  query: ["page"],
};

export class ParametersClient {
  readonly #core: Core;

  constructor(options: ParametersClientOptions = {}) {
    this.#core = connect(options);
    describeClient(this, this.#core);
  }

  simple(request: SimpleRequest, options?: RequestOptions): ApiPromise<void> {
    return this.#core.send(simpleOperation, request, options);
  }

  styled(request: StyledRequest, options?: RequestOptions): ApiPromise<void> {
    return this.#core.send(styledOperation, request, options);
  }

  query(request: QueryRequest, options?: RequestOptions): ApiPromise<void> {
    return this.#core.send(queryOperation, request, options);
  }

  clash(request: ClashRequest, options?: RequestOptions): ApiPromise<void> {
    return this.#core.send(clashOperation, request, options);
  }

  allOptional(request?: AllOptionalRequest, options?: RequestOptions): ApiPromise<void> {
    return this.#core.send(allOptionalOperation, request, options);
  }

  /** Calls an endpoint that this client has no method for: a path below the base URL. */
  request<T = unknown>(method: string, path: string, options?: RawRequestOptions): ApiPromise<T> {
    return this.#core.request<T>(method, path, options);
  }

  /**
   * A client that differs from this one in some options. It shares transport and access tokens.
   */
  withOptions(options: Partial<ParametersClientOptions>): ParametersClient {
    return new ParametersClient(this.#core.derive(options as ParametersClientOptions));
  }

  /** What may be shown of a client: no secret. */
  toJSON(): unknown {
    return this.#core.toJSON();
  }
}
