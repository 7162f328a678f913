export type * from "./MeasuredChannel.js";
export type * from "./WebsocketMeasurement.js";
export type * from "./WebsocketMeasurementHeaders.js";
