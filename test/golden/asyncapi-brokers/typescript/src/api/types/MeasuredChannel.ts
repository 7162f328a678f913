import type { WebsocketMeasurement } from "./WebsocketMeasurement.js";

export interface MeasuredChannel {
  send: WebsocketMeasurement;
  receive: unknown;
}
