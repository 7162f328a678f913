/** The API's servers, the default first. */
export const EnumsEnvironment = {
  /** `https://api.example.com` */
  ApiExampleCom: "ApiExampleCom",
} as const;

/** Name of a server. */
export type EnumsEnvironment = (typeof EnumsEnvironment)[keyof typeof EnumsEnvironment];
