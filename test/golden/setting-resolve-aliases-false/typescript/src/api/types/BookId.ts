import type { Id } from "./Id.js";

export type BookId = Id;
