import { ConflictError } from "../../errors/ConflictError.js";
import type { CreateAccountsRequest, GetAccountsRequest } from "./requests.js";
import type { Account } from "../../types/Account.js";
import type { Core } from "../../../core/client/core.js";
import type { RequestOptions } from "../../../core/client/options.js";
import type { ApiPromise } from "../../../core/http/promise.js";
import type { OperationSpec } from "../../../core/spec.js";

const getOperation: OperationSpec = {
  method: "GET",
  path: "/accounts/{id}",
  query: ["since", "depth"],
  headers: ["X-Shards"],
  response: { kind: "json", integers: "Account" },
  errors: { 409: ConflictError },
  errorIntegers: { 409: "Conflict" },
};

const createOperation: OperationSpec = {
  method: "POST",
  path: "/accounts",
  body: { kind: "json", integers: "Account" },
  response: { kind: "json", integers: true },
};

/** By method, the errors that the API declares. Any call can fail in other ways too. */
export interface AccountsClientErrors {
  get: ConflictError;
}

export class AccountsClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  /** @throws {ConflictError} - 409: Another version. */
  get(request: GetAccountsRequest, options?: RequestOptions): ApiPromise<Account> {
    return this.#core.send(getOperation, request, options);
  }

  create(request: CreateAccountsRequest, options?: RequestOptions): ApiPromise<string> {
    return this.#core.send(createOperation, request, options);
  }
}
