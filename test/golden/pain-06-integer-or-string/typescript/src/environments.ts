/** The API's servers, the default first. */
export const NumberOrTextEnvironment = {
  /** `https://api.example.com` */
  ApiExampleCom: "ApiExampleCom",
} as const;

/** Name of a server. */
export type NumberOrTextEnvironment =
  (typeof NumberOrTextEnvironment)[keyof typeof NumberOrTextEnvironment];
