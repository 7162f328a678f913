export interface WebsocketMeasurement {
  lumens: number;
}
