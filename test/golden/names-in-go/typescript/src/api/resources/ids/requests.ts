import type { ApiError } from "../../types/ApiError.js";
import type { EnvironmentClient } from "../../types/EnvironmentClient.js";
import type { Error_ } from "../../types/Error_.js";
import type { NewClient } from "../../types/NewClient.js";
import type { Nullable } from "../../types/Nullable.js";
import type { Option } from "../../types/Option.js";
import type { Response } from "../../types/Response.js";
import type { Status } from "../../types/Status.js";
import type { StatusActive } from "../../types/StatusActive.js";
import type { String_ } from "../../types/String_.js";

/** What `getIds` takes. */
export interface GetIdsRequest {
  ID: string;
  id: string;
}

/** What `createHttpUrl` takes. */
export interface CreateHttpUrlIdsRequest {
  queryId?: string;
  body?: string;
  queryType?: string;
  ctx?: string;
  opts?: string;
  id?: string;
  ID?: string;
  Id?: string;
  api_url?: string;
  apiUrl?: string;
  HTMLBody?: string;
  user_ids?: string[];
  type?: string;
  func?: string;
  nil?: string;
  MarshalJSON?: string;
  ExtraProperties?: string;
  string?: String_;
  error?: Error_;
  option?: Option;
  nullable?: Nullable;
  api?: ApiError;
  response?: Response;
  maker?: NewClient;
  status?: Status;
  active?: StatusActive;
  env?: EnvironmentClient;
}
