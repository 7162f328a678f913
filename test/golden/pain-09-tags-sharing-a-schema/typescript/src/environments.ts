/** The API's servers, the default first. */
export const SharedEnvironment = {
  /** `https://api.example.com` */
  ApiExampleCom: "ApiExampleCom",
} as const;

/** Name of a server. */
export type SharedEnvironment = (typeof SharedEnvironment)[keyof typeof SharedEnvironment];
