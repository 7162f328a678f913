import type { Text } from "./Text.js";

export interface Note {
  plain: string;
  optional?: string;
  nullable: string | null;
  both?: string | null;
  reference?: Text | null;
  list: (string | null)[];
}
