export type * from "./Base.js";
export * from "./Kind.js";
export type * from "./Sent.js";
export type * from "./SentFile.js";
export type * from "./SentText.js";
export type * from "./Text.js";
