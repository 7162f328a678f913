export type * from "./Address.js";
