export interface V2WebsocketPosition {
  flight: string;
  at?: string;
}
