import type { Text } from "../../types/Text.js";

/** What `addNote` takes. */
export interface AddNoteRequest {
  filter: Text | null;
  page?: number;
  plain: string;
  optional?: string;
  nullable: string | null;
  both?: string | null;
  reference: Text | null;
  list: (string | null)[];
}
