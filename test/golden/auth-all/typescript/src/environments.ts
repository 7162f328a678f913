/** The API's servers, the default first. */
export const AllEnvironment = {
  /** `https://api.example.com` */
  ApiExampleCom: "ApiExampleCom",
} as const;

/** Name of a server. */
export type AllEnvironment = (typeof AllEnvironment)[keyof typeof AllEnvironment];
