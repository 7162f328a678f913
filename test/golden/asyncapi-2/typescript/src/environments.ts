/** The API's servers, the default first. */
export const ChatEnvironment = {
  /** `wss://{region}.example.com/socket` */
  Production: "Production",
} as const;

/** Name of a server. */
export type ChatEnvironment = (typeof ChatEnvironment)[keyof typeof ChatEnvironment];
