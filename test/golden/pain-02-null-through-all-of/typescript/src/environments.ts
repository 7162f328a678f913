/** The API's servers, the default first. */
export const InheritedNullEnvironment = {
  /** `https://api.example.com` */
  ApiExampleCom: "ApiExampleCom",
} as const;

/** Name of a server. */
export type InheritedNullEnvironment =
  (typeof InheritedNullEnvironment)[keyof typeof InheritedNullEnvironment];
