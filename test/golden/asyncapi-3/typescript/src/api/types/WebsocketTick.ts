export interface WebsocketTick {
  symbol: string;
  price: number;
}
