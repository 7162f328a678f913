/** The API's servers, the default first. */
export const EventsEnvironment = {
  /** `https://api.example.com` */
  ApiExampleCom: "ApiExampleCom",
} as const;

/** Name of a server. */
export type EventsEnvironment = (typeof EventsEnvironment)[keyof typeof EventsEnvironment];
