export interface WebsocketPosition {
  flight: string;
  at?: string;
}
