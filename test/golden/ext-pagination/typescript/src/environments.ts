/** The API's servers, the default first. */
export const PagesEnvironment = {
  /** `https://api.example.com` */
  ApiExampleCom: "ApiExampleCom",
} as const;

/** Name of a server. */
export type PagesEnvironment = (typeof PagesEnvironment)[keyof typeof PagesEnvironment];
