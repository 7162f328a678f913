export type * from "./Circle.js";
export * from "./Color.js";
export * from "./Level.js";
export type * from "./Plain.js";
export type * from "./Shape.js";
export type * from "./Square.js";
export type * from "./Widget.js";
