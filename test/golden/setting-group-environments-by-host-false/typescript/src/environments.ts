/** The API's servers, the default first. */
export const HostsEnvironment = {
  /** `https://api.example.com/rest` */
  Production: "Production",
  /** `https://staging.example.com/rest` */
  Staging: "Staging",
} as const;

/** Name of a server. */
export type HostsEnvironment = (typeof HostsEnvironment)[keyof typeof HostsEnvironment];
