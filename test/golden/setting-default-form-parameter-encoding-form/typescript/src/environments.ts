/** The API's servers, the default first. */
export const FormsEnvironment = {
  /** `https://api.example.com` */
  ApiExampleCom: "ApiExampleCom",
} as const;

/** Name of a server. */
export type FormsEnvironment = (typeof FormsEnvironment)[keyof typeof FormsEnvironment];
