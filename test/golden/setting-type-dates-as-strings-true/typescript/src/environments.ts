/** The API's servers, the default first. */
export const DatesEnvironment = {
  /** `https://api.example.com` */
  ApiExampleCom: "ApiExampleCom",
} as const;

/** Name of a server. */
export type DatesEnvironment = (typeof DatesEnvironment)[keyof typeof DatesEnvironment];
