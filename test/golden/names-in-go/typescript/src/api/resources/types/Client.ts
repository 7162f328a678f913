import type { Ids } from "../../types/Ids.js";
import type { Core } from "../../../core/client/core.js";
import type { ApiPromise } from "../../../core/http/promise.js";
import type { OperationSpec } from "../../../core/spec.js";
import type { RequestOptions } from "../../../requestOptions.js";

const typesOperation: OperationSpec = {
  method: "GET",
  path: "/types",
  response: { kind: "json" },
};

export class TypesClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  types(options?: RequestOptions): ApiPromise<Ids> {
    return this.#core.send(typesOperation, undefined, options);
  }
}
