/** The API's servers, the default first. */
export const AnyOfEnvironment = {
  /** `https://api.example.com` */
  ApiExampleCom: "ApiExampleCom",
} as const;

/** Name of a server. */
export type AnyOfEnvironment = (typeof AnyOfEnvironment)[keyof typeof AnyOfEnvironment];
