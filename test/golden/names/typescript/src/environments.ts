/** The API's servers, the default first. */
export const Api3rdPartyNamesEnvironment = {
  /** `https://api.example.com` */
  ApiExampleCom: "ApiExampleCom",
} as const;

/** Name of a server. */
export type Api3rdPartyNamesEnvironment =
  (typeof Api3rdPartyNamesEnvironment)[keyof typeof Api3rdPartyNamesEnvironment];
