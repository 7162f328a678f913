/** The API's servers, the default first. */
export const NullsEnvironment = {
  /** `https://api.example.com` */
  ApiExampleCom: "ApiExampleCom",
} as const;

/** Name of a server. */
export type NullsEnvironment = (typeof NullsEnvironment)[keyof typeof NullsEnvironment];
