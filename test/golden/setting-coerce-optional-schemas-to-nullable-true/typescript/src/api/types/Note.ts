import type { Text } from "./Text.js";

export interface Note {
  plain: string;
  optional?: string | null;
  nullable: string | null;
  both?: string | null;
  reference: Text | null;
  list: (string | null)[];
}
