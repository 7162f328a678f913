/** The API's servers, the default first. */
export const LedgerEnvironment = {
  /** `https://api.example.com` */
  ApiExampleCom: "ApiExampleCom",
} as const;

/** Name of a server. */
export type LedgerEnvironment = (typeof LedgerEnvironment)[keyof typeof LedgerEnvironment];
