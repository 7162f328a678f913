/** The API's servers, the default first. */
export const ErrorsEnvironment = {
  /** `https://api.example.com` */
  ApiExampleCom: "ApiExampleCom",
} as const;

/** Name of a server. */
export type ErrorsEnvironment = (typeof ErrorsEnvironment)[keyof typeof ErrorsEnvironment];
