/** The API's servers, the default first. */
export const MissingTypeEnvironment = {
  /** `https://api.example.com` */
  ApiExampleCom: "ApiExampleCom",
} as const;

/** Name of a server. */
export type MissingTypeEnvironment =
  (typeof MissingTypeEnvironment)[keyof typeof MissingTypeEnvironment];
