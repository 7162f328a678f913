/** The API's servers, the default first. */
export const AnyEnvironment = {
  /** `https://api.example.com` */
  ApiExampleCom: "ApiExampleCom",
} as const;

/** Name of a server. */
export type AnyEnvironment = (typeof AnyEnvironment)[keyof typeof AnyEnvironment];
