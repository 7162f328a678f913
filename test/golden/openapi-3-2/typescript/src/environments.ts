/** The API's servers, the default first. */
export const VersionEnvironment = {
  /** `https://api.example.com` */
  Live: "Live",
} as const;

/** Name of a server. */
export type VersionEnvironment = (typeof VersionEnvironment)[keyof typeof VersionEnvironment];
