/** The API's servers, the default first. */
export const ChatEnvironment = {
  /** `wss://api.example.com/live` */
  Live: "Live",
} as const;

/** Name of a server. */
export type ChatEnvironment = (typeof ChatEnvironment)[keyof typeof ChatEnvironment];
