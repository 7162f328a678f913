/** The API's servers, the default first. */
export const StreamsEnvironment = {
  /** `https://api.example.com` */
  ApiExampleCom: "ApiExampleCom",
} as const;

/** Name of a server. */
export type StreamsEnvironment = (typeof StreamsEnvironment)[keyof typeof StreamsEnvironment];
