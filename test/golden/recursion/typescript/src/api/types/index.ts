export type * from "./Dictionary.js";
export type * from "./Extended.js";
export type * from "./Json.js";
export type * from "./Nested.js";
export type * from "./Node.js";
export type * from "./RingA.js";
export type * from "./RingB.js";
export type * from "./RingC.js";
