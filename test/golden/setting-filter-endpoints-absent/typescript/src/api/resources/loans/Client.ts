import type { Loan } from "../../types/Loan.js";
import type { Core } from "../../../core/client/core.js";
import type { RequestOptions } from "../../../core/client/options.js";
import type { ApiPromise } from "../../../core/http/promise.js";
import type { OperationSpec } from "../../../core/spec.js";

const getLoanOperation: OperationSpec = {
  method: "GET",
  path: "/loans",
  response: { kind: "json" },
};

export class LoansClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  getLoan(options?: RequestOptions): ApiPromise<Loan> {
    return this.#core.send(getLoanOperation, undefined, options);
  }
}
