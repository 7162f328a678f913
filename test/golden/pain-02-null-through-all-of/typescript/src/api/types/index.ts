export type * from "./Account.js";
export type * from "./Base.js";
export type * from "./Nickname.js";
