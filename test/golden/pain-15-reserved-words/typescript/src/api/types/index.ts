export * from "./Class.js";
export * from "./Default.js";
export type * from "./Object_.js";
export type * from "./Type.js";
export type * from "./TypeModel.js";
export type * from "./Void.js";
