/** The API's servers, the default first. */
export const FiltersEnvironment = {
  /** `https://api.example.com` */
  ApiExampleCom: "ApiExampleCom",
} as const;

/** Name of a server. */
export type FiltersEnvironment = (typeof FiltersEnvironment)[keyof typeof FiltersEnvironment];
