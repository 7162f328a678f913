import type { Api, OriginId, Report } from "@sdkwright/plugin-api";

/** What turning a configured scheme into the IR's needs to know. */
export interface SchemeContext {
  readonly api: Api;
  /** Path of the configuration file, for diagnostics. */
  readonly file: string;
  readonly report: Report;
  readonly origin: (pointer: string) => OriginId;
}
