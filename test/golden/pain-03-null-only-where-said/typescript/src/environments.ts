/** The API's servers, the default first. */
export const NotNullEnvironment = {
  /** `https://api.example.com` */
  ApiExampleCom: "ApiExampleCom",
} as const;

/** Name of a server. */
export type NotNullEnvironment = (typeof NotNullEnvironment)[keyof typeof NotNullEnvironment];
