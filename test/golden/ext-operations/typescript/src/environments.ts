/** The API's servers, the default first. */
export const OperationsEnvironment = {
  /** `https://api.example.com` */
  Api: "Api",
} as const;

/** Name of a server. */
export type OperationsEnvironment =
  (typeof OperationsEnvironment)[keyof typeof OperationsEnvironment];
