/** The API's servers, the default first. */
export const LongEnvironment = {
  /** `https://api.example.com` */
  ApiExampleCom: "ApiExampleCom",
} as const;

/** Name of a server. */
export type LongEnvironment = (typeof LongEnvironment)[keyof typeof LongEnvironment];
