import type { Debit } from "./Debit.js";
import type { Note } from "./Note.js";
import type { UnknownTag } from "../../core/unknown.js";

export type Entry =
  | (Debit & { kind: "debit" })
  | (Note & { kind: "note" })
  | { kind: UnknownTag; [key: string]: unknown };
