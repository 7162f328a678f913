export interface WebsocketSubscribe {
  id: number;
  symbol: string;
}
