/** The API's servers, the default first. */
export const NamesEnvironment = {
  /** `https://api.example.com` */
  ApiExampleCom: "ApiExampleCom",
} as const;

/** Name of a server. */
export type NamesEnvironment = (typeof NamesEnvironment)[keyof typeof NamesEnvironment];
