export type * from "./Card.js";
export type * from "./Order.js";
export type * from "./Payment.js";
export * from "./Speed.js";
export * from "./State.js";
export type * from "./Transfer.js";
