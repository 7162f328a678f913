export type * from "./ReplaceUserResponse.js";
