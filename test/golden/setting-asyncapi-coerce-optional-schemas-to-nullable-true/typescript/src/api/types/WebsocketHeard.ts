export interface WebsocketHeard {
  text?: string | null;
}
