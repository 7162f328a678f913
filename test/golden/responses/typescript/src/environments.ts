/** The API's servers, the default first. */
export const ResponsesEnvironment = {
  /** `https://api.example.com` */
  ApiExampleCom: "ApiExampleCom",
} as const;

/** Name of a server. */
export type ResponsesEnvironment = (typeof ResponsesEnvironment)[keyof typeof ResponsesEnvironment];
