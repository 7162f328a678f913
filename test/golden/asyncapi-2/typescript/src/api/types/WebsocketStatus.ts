export type WebsocketStatus = "up" | "down" | (string & {});

export const WebsocketStatus = {
  Up: "up",
  Down: "down",
} as const;
