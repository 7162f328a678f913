import type { TypeModel } from "../../types/TypeModel.js";
import type { Core } from "../../../core/client/core.js";
import type { RequestOptions } from "../../../core/client/options.js";
import type { ApiPromise } from "../../../core/http/promise.js";
import type { OperationSpec } from "../../../core/spec.js";

const returnOperation: OperationSpec = {
  method: "GET",
  path: "/return",
  response: { kind: "json" },
};

export class PackageClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  return(options?: RequestOptions): ApiPromise<TypeModel> {
    return this.#core.send(returnOperation, undefined, options);
  }
}
