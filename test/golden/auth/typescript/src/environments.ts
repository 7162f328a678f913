/** The API's servers, the default first. */
export const AuthEnvironment = {
  /** `https://api.example.com` */
  ApiExampleCom: "ApiExampleCom",
} as const;

/** Name of a server. */
export type AuthEnvironment = (typeof AuthEnvironment)[keyof typeof AuthEnvironment];
