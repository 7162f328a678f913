/** The API's servers, the default first. */
export const BodiesEnvironment = {
  /** `https://api.example.com` */
  ApiExampleCom: "ApiExampleCom",
} as const;

/** Name of a server. */
export type BodiesEnvironment = (typeof BodiesEnvironment)[keyof typeof BodiesEnvironment];
