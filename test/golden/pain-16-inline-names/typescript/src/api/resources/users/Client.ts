import { ListUsersBadRequestError } from "../../errors/ListUsersBadRequestError.js";
import type { CreateUserRequest, ListUsersRequest } from "./requests.js";
import type { CreateUserResponse, ListUsersResponse } from "./types.js";
import type { Core } from "../../../core/client/core.js";
import type { RequestOptions } from "../../../core/client/options.js";
import type { ApiPromise } from "../../../core/http/promise.js";
import type { OperationSpec } from "../../../core/spec.js";

const listUsersOperation: OperationSpec = {
  method: "GET",
  path: "/users",
  query: ["filter"],
  response: { kind: "json" },
  errors: { 400: ListUsersBadRequestError },
};

const createUserOperation: OperationSpec = {
  method: "POST",
  path: "/users",
  body: { kind: "json", key: "body" },
  response: { kind: "json" },
};

/** By method, the errors that the API declares. Any call can fail in other ways too. */
export interface UsersClientErrors {
  listUsers: ListUsersBadRequestError;
}

export class UsersClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  /** @throws {ListUsersBadRequestError} - 400: Malformed. */
  listUsers(request?: ListUsersRequest, options?: RequestOptions): ApiPromise<ListUsersResponse> {
    return this.#core.send(listUsersOperation, request, options);
  }

  createUser(request: CreateUserRequest, options?: RequestOptions): ApiPromise<CreateUserResponse> {
    return this.#core.send(createUserOperation, request, options);
  }
}
