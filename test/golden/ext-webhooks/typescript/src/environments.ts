/** The API's servers, the default first. */
export const SignedWebhooksEnvironment = {
  /** `https://api.example.com` */
  ApiExampleCom: "ApiExampleCom",
} as const;

/** Name of a server. */
export type SignedWebhooksEnvironment =
  (typeof SignedWebhooksEnvironment)[keyof typeof SignedWebhooksEnvironment];
