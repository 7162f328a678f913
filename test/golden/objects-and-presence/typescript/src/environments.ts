/** The API's servers, the default first. */
export const PresenceEnvironment = {
  /** `https://api.example.com` */
  ApiExampleCom: "ApiExampleCom",
} as const;

/** Name of a server. */
export type PresenceEnvironment = (typeof PresenceEnvironment)[keyof typeof PresenceEnvironment];
