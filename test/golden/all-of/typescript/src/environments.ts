/** The API's servers, the default first. */
export const CompositionEnvironment = {
  /** `https://api.example.com` */
  ApiExampleCom: "ApiExampleCom",
} as const;

/** Name of a server. */
export type CompositionEnvironment =
  (typeof CompositionEnvironment)[keyof typeof CompositionEnvironment];
