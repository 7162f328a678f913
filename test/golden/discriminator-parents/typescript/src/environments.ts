/** The API's servers, the default first. */
export const ParentsEnvironment = {
  /** `https://api.example.com` */
  ApiExampleCom: "ApiExampleCom",
} as const;

/** Name of a server. */
export type ParentsEnvironment = (typeof ParentsEnvironment)[keyof typeof ParentsEnvironment];
