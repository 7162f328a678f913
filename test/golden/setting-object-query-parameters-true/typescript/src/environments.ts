/** The API's servers, the default first. */
export const QueriesEnvironment = {
  /** `https://api.example.com` */
  ApiExampleCom: "ApiExampleCom",
} as const;

/** Name of a server. */
export type QueriesEnvironment = (typeof QueriesEnvironment)[keyof typeof QueriesEnvironment];
