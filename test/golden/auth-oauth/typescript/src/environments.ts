/** The API's servers, the default first. */
export const OauthEnvironment = {
  /** `https://api.example.com` */
  ApiExampleCom: "ApiExampleCom",
} as const;

/** Name of a server. */
export type OauthEnvironment = (typeof OauthEnvironment)[keyof typeof OauthEnvironment];
