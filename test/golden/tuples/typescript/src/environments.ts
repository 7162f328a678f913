/** The API's servers, the default first. */
export const TuplesEnvironment = {
  /** `https://api.example.com` */
  ApiExampleCom: "ApiExampleCom",
} as const;

/** Name of a server. */
export type TuplesEnvironment = (typeof TuplesEnvironment)[keyof typeof TuplesEnvironment];
