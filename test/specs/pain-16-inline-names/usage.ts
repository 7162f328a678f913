import type { Inline } from "./src/index.js";

export type Names = readonly [
  Inline.ListUsersResponse,
  Inline.ListUsersResponseDataItem,
  Inline.ListGroupsResponseDataItem,
  Inline.CreateUserRequestWithEmail,
  Inline.AddressGeo,
  Inline.AddressLinesValue,
];
