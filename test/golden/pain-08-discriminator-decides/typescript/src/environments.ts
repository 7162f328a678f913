/** The API's servers, the default first. */
export const DecidedEnvironment = {
  /** `https://api.example.com` */
  ApiExampleCom: "ApiExampleCom",
} as const;

/** Name of a server. */
export type DecidedEnvironment = (typeof DecidedEnvironment)[keyof typeof DecidedEnvironment];
