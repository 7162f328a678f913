import type { GetAuditRequest } from "./requests.js";
import type { Entry } from "../../types/Entry.js";
import type { Core } from "../../../core/client/core.js";
import type { ApiPromise } from "../../../core/http/promise.js";
import type { OperationSpec } from "../../../core/spec.js";
import type { RequestOptions } from "../../../requestOptions.js";

const getOperation: OperationSpec = {
  method: "GET",
  path: "/audit/{id}",
  response: { kind: "json" },
  security: [],
};

export class AuditClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  get(request: GetAuditRequest, options?: RequestOptions): ApiPromise<Entry> {
    return this.#core.send(getOperation, request, options);
  }
}
