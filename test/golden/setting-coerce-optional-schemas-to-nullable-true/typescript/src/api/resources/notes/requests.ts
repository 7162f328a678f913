import type { Text } from "../../types/Text.js";

/** What `addNote` takes. */
export interface AddNoteRequest {
  filter: Text | null;
  page?: number | null;
  plain: string;
  optional?: string | null;
  nullable: string | null;
  both?: string | null;
  reference: Text | null;
  list: (string | null)[];
}
