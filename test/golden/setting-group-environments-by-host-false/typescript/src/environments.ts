/** The API's servers, the default first. */
export const HostsEnvironment = {
  /** `https://api.example.com/rest` */
  ProductionRest: "ProductionRest",
  /** `wss://api.example.com/live` */
  ProductionLive: "ProductionLive",
  /** `https://staging.example.com/rest` */
  StagingRest: "StagingRest",
  /** `wss://staging.example.com/live` */
  StagingLive: "StagingLive",
} as const;

/** Name of a server. */
export type HostsEnvironment = (typeof HostsEnvironment)[keyof typeof HostsEnvironment];
