/** The API's servers, the default first. */
export const MapsEnvironment = {
  /** `https://api.example.com` */
  ApiExampleCom: "ApiExampleCom",
} as const;

/** Name of a server. */
export type MapsEnvironment = (typeof MapsEnvironment)[keyof typeof MapsEnvironment];
