/** The API's servers, the default first. */
export const PatchedEnvironment = {
  /** `https://api.example.com` */
  ApiExampleCom: "ApiExampleCom",
} as const;

/** Name of a server. */
export type PatchedEnvironment = (typeof PatchedEnvironment)[keyof typeof PatchedEnvironment];
