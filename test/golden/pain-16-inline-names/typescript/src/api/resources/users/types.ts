export interface ListUsersRequestFilter {
  name?: string;
}

export interface ListUsersResponse {
  data?: ListUsersResponseDataItem[];
}

export interface ListUsersResponseDataItem {
  id?: string;
  role?: ListUsersResponseDataItemRole;
}

export type ListUsersResponseDataItemRole = "admin" | "guest" | (string & {});

export const ListUsersResponseDataItemRole = {
  Admin: "admin",
  Guest: "guest",
} as const;

export interface ListUsersBadRequestErrorBody {
  reason?: string;
}

export type CreateUserRequestBody = CreateUserRequestWithEmail | CreateUserRequestWithPhone;

export interface CreateUserRequestWithEmail {
  email: string;
}

export interface CreateUserRequestWithPhone {
  phone: string;
}

export interface CreateUserResponse {
  id?: string;
}
