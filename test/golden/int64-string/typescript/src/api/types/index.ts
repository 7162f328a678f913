export type * from "./Account.js";
export type * from "./Conflict.js";
export type * from "./Debit.js";
export type * from "./Entry.js";
export type * from "./MovedWebhook.js";
export type * from "./Note.js";
export type * from "./Span.js";
export type * from "./Tick.js";
