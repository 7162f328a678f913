export interface WebsocketHeard {
  text?: string;
}
