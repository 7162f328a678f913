import type {
  BinaryRequest,
  FormRequest,
  JsonListRequest,
  JsonOptionalRequest,
  JsonRequest,
  SeveralRequest,
  SharedRequest,
  TextRequest,
  UnionRequest,
  UploadRequest,
  XmlRequest,
} from "./api/requests.js";
import { type BodiesClientOptions, connect } from "./connection.js";
import { type Core, describeClient } from "./core/client/core.js";
import type { RawRequestOptions, RequestOptions } from "./core/client/options.js";
import type { ApiPromise } from "./core/http/promise.js";
import type { OperationSpec } from "./core/spec.js";

const jsonOperation: OperationSpec = {
  method: "POST",
  path: "/json",
  body: { kind: "json" },
};

const jsonListOperation: OperationSpec = {
  method: "POST",
  path: "/json-list",
  body: { kind: "json", key: "body" },
};

const jsonOptionalOperation: OperationSpec = {
  method: "POST",
  path: "/json-optional",
  body: { kind: "json", mediaType: "application/vnd.example+json", optional: true },
};

const formOperation: OperationSpec = {
  method: "POST",
  path: "/form",
  body: {
    kind: "form",
    fields: [
      { name: "grant_type" },
      { name: "scopes", explode: false, repeated: true },
      { name: "nested", style: "deepObject" },
    ],
  },
};

const uploadOperation: OperationSpec = {
  method: "POST",
  path: "/upload",
  body: {
    kind: "multipart",
    fields: [
      { name: "file", encoding: "file" },
      { name: "files", encoding: "file", repeated: true },
      { name: "meta", encoding: "json", contentType: "application/json" },
      { name: "count" },
      { name: "labels", repeated: true },
    ],
  },
};

const binaryOperation: OperationSpec = {
  method: "PUT",
  path: "/binary",
  query: ["name"],
  body: { kind: "binary", key: "body" },
};

const textOperation: OperationSpec = {
  method: "PUT",
  path: "/text",
  body: { kind: "text", key: "body" },
};

const xmlOperation: OperationSpec = {
  method: "PUT",
  path: "/xml",
  body: { kind: "text", mediaType: "application/xml", key: "body" },
};

const severalOperation: OperationSpec = {
  method: "POST",
  path: "/several",
  body: { kind: "json" },
};

const unionOperation: OperationSpec = {
  method: "POST",
  path: "/union",
  body: { kind: "json", key: "body" },
};

const sharedOperation: OperationSpec = {
  method: "POST",
  path: "/shared",
  body: { kind: "json" },
};

export class BodiesClient {
  readonly #core: Core;

  constructor(options: BodiesClientOptions = {}) {
    this.#core = connect(options);
    describeClient(this, this.#core);
  }

  json(request: JsonRequest, options?: RequestOptions): ApiPromise<void> {
    return this.#core.send(jsonOperation, request, options);
  }

  jsonList(request: JsonListRequest, options?: RequestOptions): ApiPromise<void> {
    return this.#core.send(jsonListOperation, request, options);
  }

  jsonOptional(request?: JsonOptionalRequest, options?: RequestOptions): ApiPromise<void> {
    return this.#core.send(jsonOptionalOperation, request, options);
  }

  form(request: FormRequest, options?: RequestOptions): ApiPromise<void> {
    return this.#core.send(formOperation, request, options);
  }

  upload(request: UploadRequest, options?: RequestOptions): ApiPromise<void> {
    return this.#core.send(uploadOperation, request, options);
  }

  binary(request: BinaryRequest, options?: RequestOptions): ApiPromise<void> {
    return this.#core.send(binaryOperation, request, options);
  }

  text(request: TextRequest, options?: RequestOptions): ApiPromise<void> {
    return this.#core.send(textOperation, request, options);
  }

  xml(request: XmlRequest, options?: RequestOptions): ApiPromise<void> {
    return this.#core.send(xmlOperation, request, options);
  }

  several(request: SeveralRequest, options?: RequestOptions): ApiPromise<void> {
    return this.#core.send(severalOperation, request, options);
  }

  union(request: UnionRequest, options?: RequestOptions): ApiPromise<void> {
    return this.#core.send(unionOperation, request, options);
  }

  shared(request: SharedRequest, options?: RequestOptions): ApiPromise<void> {
    return this.#core.send(sharedOperation, request, options);
  }

  /** Calls an endpoint that this client has no method for: a path below the base URL. */
  request<T = unknown>(method: string, path: string, options?: RawRequestOptions): ApiPromise<T> {
    return this.#core.request<T>(method, path, options);
  }

  /**
   * A client that differs from this one in some options. It shares transport and access tokens.
   */
  withOptions(options: Partial<BodiesClientOptions>): BodiesClient {
    return new BodiesClient(this.#core.derive(options as BodiesClientOptions));
  }

  /** What may be shown of a client: no secret. */
  toJSON(): unknown {
    return this.#core.toJSON();
  }
}
