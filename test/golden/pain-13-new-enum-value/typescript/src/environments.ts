/** The API's servers, the default first. */
export const NewValueEnvironment = {
  /** `https://api.example.com` */
  ApiExampleCom: "ApiExampleCom",
} as const;

/** Name of a server. */
export type NewValueEnvironment = (typeof NewValueEnvironment)[keyof typeof NewValueEnvironment];
