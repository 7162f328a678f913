import type { WebsocketMeasurement } from "./WebsocketMeasurement.js";

export interface MeasuredChannel {
  send: never;
  receive: WebsocketMeasurement;
}
