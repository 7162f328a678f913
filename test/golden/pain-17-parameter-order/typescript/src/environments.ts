/** The API's servers, the default first. */
export const OrderedEnvironment = {
  /** `https://api.example.com` */
  ApiExampleCom: "ApiExampleCom",
} as const;

/** Name of a server. */
export type OrderedEnvironment = (typeof OrderedEnvironment)[keyof typeof OrderedEnvironment];
