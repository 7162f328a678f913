/** The API's servers, the default first. */
export const ChatEnvironment = {
  /** `wss://api.example.com/live` */
  ApiExampleCom: "ApiExampleCom",
  /** `wss://test.example.com/live` */
  Test: "Test",
} as const;

/** Name of a server. */
export type ChatEnvironment = (typeof ChatEnvironment)[keyof typeof ChatEnvironment];
