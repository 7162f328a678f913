/** The API's servers, the default first. */
export const WebhooksEnvironment = {
  /** `https://api.example.com` */
  ApiExampleCom: "ApiExampleCom",
} as const;

/** Name of a server. */
export type WebhooksEnvironment = (typeof WebhooksEnvironment)[keyof typeof WebhooksEnvironment];
