/** The API's servers, the default first. */
export const FaultsEnvironment = {
  /** `https://api.example.com` */
  ApiExampleCom: "ApiExampleCom",
} as const;

/** Name of a server. */
export type FaultsEnvironment = (typeof FaultsEnvironment)[keyof typeof FaultsEnvironment];
