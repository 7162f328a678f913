/** The API's servers, the default first. */
export const PricesEnvironment = {
  /** `wss://prices.example.com/v2` */
  Production: "Production",
  /** `wss://sandbox.example.com/v2` */
  Sandbox: "Sandbox",
} as const;

/** Name of a server. */
export type PricesEnvironment = (typeof PricesEnvironment)[keyof typeof PricesEnvironment];
