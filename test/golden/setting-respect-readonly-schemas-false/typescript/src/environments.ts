/** The API's servers, the default first. */
export const OrdersEnvironment = {
  /** `https://api.example.com` */
  ApiExampleCom: "ApiExampleCom",
} as const;

/** Name of a server. */
export type OrdersEnvironment = (typeof OrdersEnvironment)[keyof typeof OrdersEnvironment];
