import type { ImportClassRequest } from "./requests.js";
import type { Class } from "../../types/Class.js";
import type { Core } from "../../../core/client/core.js";
import type { RequestOptions } from "../../../core/client/options.js";
import type { ApiPromise } from "../../../core/http/promise.js";
import type { OperationSpec } from "../../../core/spec.js";

const importOperation: OperationSpec = {
  method: "GET",
  path: "/class",
  query: ["Default", "function"],
  headers: ["default"],
  response: { kind: "json" },
};

const deleteOperation: OperationSpec = {
  method: "DELETE",
  path: "/class",
};

const newOperation: OperationSpec = {
  method: "POST",
  path: "/class",
};

export class ClassClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  import(request?: ImportClassRequest, options?: RequestOptions): ApiPromise<Class> {
    return this.#core.send(importOperation, request, options);
  }

  delete(options?: RequestOptions): ApiPromise<void> {
    return this.#core.send(deleteOperation, undefined, options);
  }

  new(options?: RequestOptions): ApiPromise<void> {
    return this.#core.send(newOperation, undefined, options);
  }
}
