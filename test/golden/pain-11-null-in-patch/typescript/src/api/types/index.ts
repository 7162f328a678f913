export type * from "./Address.js";
export type * from "./UserPatch.js";
