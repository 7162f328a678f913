export interface ListGroupsResponse {
  data?: ListGroupsResponseDataItem[];
}

export interface ListGroupsResponseDataItem {
  id?: string;
}
