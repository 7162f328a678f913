import type { GetAccountRequest } from "./requests.js";
import type { Account } from "../../types/Account.js";
import type { Core } from "../../../core/client/core.js";
import type { RequestOptions } from "../../../core/client/options.js";
import type { ApiPromise } from "../../../core/http/promise.js";
import type { OperationSpec } from "../../../core/spec.js";

const getAccountOperation: OperationSpec = {
  method: "GET",
  path: "/accounts/{id}",
  response: { kind: "json" },
};

export class AccountsClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  getAccount(request: GetAccountRequest, options?: RequestOptions): ApiPromise<Account> {
    return this.#core.send(getAccountOperation, request, options);
  }
}
