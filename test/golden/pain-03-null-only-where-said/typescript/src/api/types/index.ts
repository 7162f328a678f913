export type * from "./Address.js";
export type * from "./Order.js";
export type * from "./StoredOrder.js";
