export type * from "./Entity.js";
export type * from "./Team.js";
export type * from "./User.js";
