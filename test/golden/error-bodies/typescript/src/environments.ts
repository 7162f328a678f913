/** The API's servers, the default first. */
export const ErrorBodiesEnvironment = {
  /** `https://api.example.com` */
  ApiExampleCom: "ApiExampleCom",
} as const;

/** Name of a server. */
export type ErrorBodiesEnvironment =
  (typeof ErrorBodiesEnvironment)[keyof typeof ErrorBodiesEnvironment];
