export interface WebsocketMeasurementHeaders {
  trace?: string;
}
