import type { Note } from "./Note.js";

export type UnionRequestBody = Note | string;
