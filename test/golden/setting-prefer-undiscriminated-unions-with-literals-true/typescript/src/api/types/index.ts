export type * from "./Animal.js";
export type * from "./Cat.js";
export type * from "./Circle.js";
export type * from "./Polygon.js";
export * from "./Shape.js";
export type * from "./Square.js";
