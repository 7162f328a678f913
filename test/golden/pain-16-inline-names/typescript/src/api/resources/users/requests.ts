import type { CreateUserRequestBody, ListUsersRequestFilter } from "./types.js";

/** What `listUsers` takes. */
export interface ListUsersRequest {
  filter?: ListUsersRequestFilter;
}

/** What `createUser` takes. */
export interface CreateUserRequest {
  body: CreateUserRequestBody;
}
