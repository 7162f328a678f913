/** The API's servers, the default first. */
export const CollidingEnvironment = {
  /** `https://api.example.com` */
  ApiExampleCom: "ApiExampleCom",
} as const;

/** Name of a server. */
export type CollidingEnvironment = (typeof CollidingEnvironment)[keyof typeof CollidingEnvironment];
