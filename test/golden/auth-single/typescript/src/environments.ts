/** The API's servers, the default first. */
export const SingleEnvironment = {
  /** `https://api.example.com` */
  ApiExampleCom: "ApiExampleCom",
} as const;

/** Name of a server. */
export type SingleEnvironment = (typeof SingleEnvironment)[keyof typeof SingleEnvironment];
