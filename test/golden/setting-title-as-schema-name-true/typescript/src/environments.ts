/** The API's servers, the default first. */
export const TitlesEnvironment = {
  /** `https://api.example.com` */
  ApiExampleCom: "ApiExampleCom",
} as const;

/** Name of a server. */
export type TitlesEnvironment = (typeof TitlesEnvironment)[keyof typeof TitlesEnvironment];
