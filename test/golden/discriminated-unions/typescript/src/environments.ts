/** The API's servers, the default first. */
export const DiscriminatedUnionsEnvironment = {
  /** `https://api.example.com` */
  ApiExampleCom: "ApiExampleCom",
} as const;

/** Name of a server. */
export type DiscriminatedUnionsEnvironment =
  (typeof DiscriminatedUnionsEnvironment)[keyof typeof DiscriminatedUnionsEnvironment];
