/** The API's servers, the default first. */
export const NestingEnvironment = {
  /** `https://api.example.com` */
  ApiExampleCom: "ApiExampleCom",
} as const;

/** Name of a server. */
export type NestingEnvironment = (typeof NestingEnvironment)[keyof typeof NestingEnvironment];
