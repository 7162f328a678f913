export interface ListAdminUsersResponse {
  data: ListAdminUsersResponseData;
}

export interface ListAdminUsersResponseData {
  users: string[];
}
