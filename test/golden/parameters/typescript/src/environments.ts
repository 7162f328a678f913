/** The API's servers, the default first. */
export const ParametersEnvironment = {
  /** `https://api.example.com` */
  ApiExampleCom: "ApiExampleCom",
} as const;

/** Name of a server. */
export type ParametersEnvironment =
  (typeof ParametersEnvironment)[keyof typeof ParametersEnvironment];
