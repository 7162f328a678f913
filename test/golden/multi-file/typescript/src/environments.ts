/** The API's servers, the default first. */
export const MultiFileEnvironment = {
  /** `https://api.example.com` */
  ApiExampleCom: "ApiExampleCom",
} as const;

/** Name of a server. */
export type MultiFileEnvironment = (typeof MultiFileEnvironment)[keyof typeof MultiFileEnvironment];
