/** The API's servers, the default first. */
export const RecursionEnvironment = {
  /** `https://api.example.com` */
  ApiExampleCom: "ApiExampleCom",
} as const;

/** Name of a server. */
export type RecursionEnvironment = (typeof RecursionEnvironment)[keyof typeof RecursionEnvironment];
