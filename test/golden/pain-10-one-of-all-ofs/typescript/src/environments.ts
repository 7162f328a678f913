/** The API's servers, the default first. */
export const CombinedEnvironment = {
  /** `https://api.example.com` */
  ApiExampleCom: "ApiExampleCom",
} as const;

/** Name of a server. */
export type CombinedEnvironment = (typeof CombinedEnvironment)[keyof typeof CombinedEnvironment];
