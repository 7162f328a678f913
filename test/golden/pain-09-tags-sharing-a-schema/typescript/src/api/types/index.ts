export type * from "./Animal.js";
export type * from "./Cat.js";
export type * from "./Dog.js";
export type * from "./Fish.js";
