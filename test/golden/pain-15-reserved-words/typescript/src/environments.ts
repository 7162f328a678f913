/** The API's servers, the default first. */
export const ReservedEnvironment = {
  /** `https://api.example.com` */
  ApiExampleCom: "ApiExampleCom",
} as const;

/** Name of a server. */
export type ReservedEnvironment = (typeof ReservedEnvironment)[keyof typeof ReservedEnvironment];
