import { IdsNotFoundError } from "../../errors/IdsNotFoundError.js";
import type { Core } from "../../../core/client/core.js";
import type { ApiPromise } from "../../../core/http/promise.js";
import type { OperationSpec } from "../../../core/spec.js";
import type { RequestOptions } from "../../../requestOptions.js";

const stringOperation: OperationSpec = {
  method: "GET",
  path: "/errors",
  errors: { 404: IdsNotFoundError },
};

/** By method, the errors that the API declares. Any call can fail in other ways too. */
export interface ErrorsClientErrors {
  string: IdsNotFoundError;
}

export class ErrorsClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  /** @throws {IdsNotFoundError} - 404: Done. */
  string(options?: RequestOptions): ApiPromise<void> {
    return this.#core.send(stringOperation, undefined, options);
  }
}
