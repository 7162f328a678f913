/** The API's servers, the default first. */
export const ReadOnlyEnvironment = {
  /** `https://api.example.com` */
  ApiExampleCom: "ApiExampleCom",
} as const;

/** Name of a server. */
export type ReadOnlyEnvironment = (typeof ReadOnlyEnvironment)[keyof typeof ReadOnlyEnvironment];
