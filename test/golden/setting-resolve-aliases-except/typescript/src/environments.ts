/** The API's servers, the default first. */
export const AliasesEnvironment = {
  /** `https://api.example.com` */
  ApiExampleCom: "ApiExampleCom",
} as const;

/** Name of a server. */
export type AliasesEnvironment = (typeof AliasesEnvironment)[keyof typeof AliasesEnvironment];
