export type * from "./Animal.js";
export type * from "./Dog.js";
