export type * from "./AnyProduct.js";
export type * from "./BoolField.js";
export type * from "./Field.js";
export * from "./IntField.js";
export type * from "./Product.js";
export type * from "./ServerProduct.js";
export type * from "./TextField.js";
