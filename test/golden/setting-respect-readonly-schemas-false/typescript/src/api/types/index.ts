export type * from "./Address.js";
export type * from "./Card.js";
export type * from "./Entity.js";
export type * from "./Invoice.js";
export type * from "./Line.js";
export type * from "./Order.js";
export type * from "./OrderList.js";
