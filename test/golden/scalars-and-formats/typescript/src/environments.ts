/** The API's servers, the default first. */
export const ScalarsEnvironment = {
  /** `https://api.example.com` */
  ApiExampleCom: "ApiExampleCom",
} as const;

/** Name of a server. */
export type ScalarsEnvironment = (typeof ScalarsEnvironment)[keyof typeof ScalarsEnvironment];
