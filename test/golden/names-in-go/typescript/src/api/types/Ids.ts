import type { ApiError } from "./ApiError.js";
import type { EnvironmentClient } from "./EnvironmentClient.js";
import type { Error_ } from "./Error_.js";
import type { NewClient } from "./NewClient.js";
import type { Nullable } from "./Nullable.js";
import type { Option } from "./Option.js";
import type { Response } from "./Response.js";
import type { Status } from "./Status.js";
import type { StatusActive } from "./StatusActive.js";
import type { String_ } from "./String_.js";

export interface Ids {
  id: string;
  ID: string;
  Id: string;
  api_url?: string;
  apiUrl?: string;
  HTMLBody?: string;
  user_ids?: string[];
  type?: string;
  func?: string;
  nil?: string;
  MarshalJSON?: string;
  ExtraProperties: string;
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
