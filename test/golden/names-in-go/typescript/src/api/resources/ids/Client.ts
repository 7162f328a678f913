import type { CreateHttpUrlIdsRequest, GetIdsRequest } from "./requests.js";
import type { Ids } from "../../types/Ids.js";
import type { Core } from "../../../core/client/core.js";
import type { ApiPromise } from "../../../core/http/promise.js";
import type { OperationSpec } from "../../../core/spec.js";
import type { RequestOptions } from "../../../requestOptions.js";

const getIdsOperation: OperationSpec = {
  method: "GET",
  path: "/ids/{ID}/{id}",
  response: { kind: "json" },
};

const createHttpUrlOperation: OperationSpec = {
  method: "POST",
  path: "/ids",
  query: [{ key: "queryId", name: "Id" }, "body", { key: "queryType", name: "type" }],
  headers: ["ctx", "opts"],
  body: { kind: "json", optional: true },
  response: { kind: "json" },
};

export class IdsClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  getIds(request: GetIdsRequest, options?: RequestOptions): ApiPromise<Ids> {
    return this.#core.send(getIdsOperation, request, options);
  }

  createHttpUrl(request?: CreateHttpUrlIdsRequest, options?: RequestOptions): ApiPromise<Ids> {
    return this.#core.send(createHttpUrlOperation, request, options);
  }
}
