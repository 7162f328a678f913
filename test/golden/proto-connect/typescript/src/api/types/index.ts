export type * from "./LastRequest.js";
export type * from "./ListenRequest.js";
export * from "./Quality.js";
export type * from "./Said.js";
export type * from "./SayRequest.js";
export type * from "./SayResponse.js";
