export * from "./Level.js";
export type * from "./Mixed.js";
export * from "./NullableColor.js";
export * from "./Odd.js";
export * from "./Ratio.js";
export * from "./Status.js";
export * from "./Thing.js";
