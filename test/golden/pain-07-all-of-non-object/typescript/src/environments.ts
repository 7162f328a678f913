/** The API's servers, the default first. */
export const NonObjectsEnvironment = {
  /** `https://api.example.com` */
  ApiExampleCom: "ApiExampleCom",
} as const;

/** Name of a server. */
export type NonObjectsEnvironment =
  (typeof NonObjectsEnvironment)[keyof typeof NonObjectsEnvironment];
