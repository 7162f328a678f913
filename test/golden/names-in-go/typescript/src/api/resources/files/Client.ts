import type { GetFilesByRangeByTypeByCtxByCoreRequest, GetParamsFilesRequest } from "./requests.js";
import { GetClient } from "./resources/get/Client.js";
import type { Ids } from "../../types/Ids.js";
import type { Core } from "../../../core/client/core.js";
import type { ApiPromise } from "../../../core/http/promise.js";
import type { OperationSpec } from "../../../core/spec.js";
import type { RequestOptions } from "../../../requestOptions.js";

const getFilesByRangeByTypeByCtxByCoreOperation: OperationSpec = {
  method: "GET",
  path: "/files/{range}/{type}/{ctx}/{core}",
  response: { kind: "json" },
};

const getParamsOperation: OperationSpec = {
  method: "GET",
  path: "/files/params/{a}",
  response: { kind: "json" },
};

export class FilesClient {
  readonly #core: Core;
  #getClient: GetClient | undefined;

  constructor(core: Core) {
    this.#core = core;
  }

  get get(): GetClient {
    return (this.#getClient ??= new GetClient(this.#core));
  }

  getFilesByRangeByTypeByCtxByCore(
    request: GetFilesByRangeByTypeByCtxByCoreRequest,
    options?: RequestOptions,
  ): ApiPromise<Ids> {
    return this.#core.send(getFilesByRangeByTypeByCtxByCoreOperation, request, options);
  }

  getParams(request: GetParamsFilesRequest, options?: RequestOptions): ApiPromise<Ids> {
    return this.#core.send(getParamsOperation, request, options);
  }
}
