/** The API's servers, the default first. */
export const InlineEnvironment = {
  /** `https://api.example.com` */
  ApiExampleCom: "ApiExampleCom",
} as const;

/** Name of a server. */
export type InlineEnvironment = (typeof InlineEnvironment)[keyof typeof InlineEnvironment];
