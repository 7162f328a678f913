/** The API's servers, the default first. */
export const OrNullEnvironment = {
  /** `https://api.example.com` */
  ApiExampleCom: "ApiExampleCom",
} as const;

/** Name of a server. */
export type OrNullEnvironment = (typeof OrNullEnvironment)[keyof typeof OrNullEnvironment];
