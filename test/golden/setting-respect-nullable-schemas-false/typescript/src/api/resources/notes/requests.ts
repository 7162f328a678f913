import type { Text } from "../../types/Text.js";

/** What `addNote` takes. */
export interface AddNoteRequest {
  filter?: Text;
  page?: number;
  plain: string;
  optional?: string;
  nullable?: string;
  both?: string;
  reference?: Text;
  list: (string | null)[];
}
