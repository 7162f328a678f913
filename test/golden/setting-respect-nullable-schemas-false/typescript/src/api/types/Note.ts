import type { Text } from "./Text.js";

export interface Note {
  plain: string;
  optional?: string;
  nullable?: string;
  both?: string;
  reference?: Text;
  list: (string | null)[];
}
