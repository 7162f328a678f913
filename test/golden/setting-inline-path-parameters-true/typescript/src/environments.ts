/** The API's servers, the default first. */
export const PathsEnvironment = {
  /** `https://api.example.com` */
  ApiExampleCom: "ApiExampleCom",
} as const;

/** Name of a server. */
export type PathsEnvironment = (typeof PathsEnvironment)[keyof typeof PathsEnvironment];
