/** The API's servers, the default first. */
export const SchemasEnvironment = {
  /** `https://api.example.com` */
  ApiExampleCom: "ApiExampleCom",
} as const;

/** Name of a server. */
export type SchemasEnvironment = (typeof SchemasEnvironment)[keyof typeof SchemasEnvironment];
