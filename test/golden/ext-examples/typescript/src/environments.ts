/** The API's servers, the default first. */
export const ExamplesEnvironment = {
  /** `https://api.example.com` */
  ApiExampleCom: "ApiExampleCom",
} as const;

/** Name of a server. */
export type ExamplesEnvironment = (typeof ExamplesEnvironment)[keyof typeof ExamplesEnvironment];
