import type { CreateCatRequest } from "./requests.js";
import type { CreateCatResponse } from "./types.js";
import type { Core } from "../../../core/client/core.js";
import type { RequestOptions } from "../../../core/client/options.js";
import type { ApiPromise } from "../../../core/http/promise.js";
import type { OperationSpec } from "../../../core/spec.js";

const createCatOperation: OperationSpec = {
  method: "POST",
  path: "/cats",
  body: { kind: "json" },
  response: { kind: "json" },
};

export class CatsClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  createCat(request: CreateCatRequest, options?: RequestOptions): ApiPromise<CreateCatResponse> {
    return this.#core.send(createCatOperation, request, options);
  }
}
