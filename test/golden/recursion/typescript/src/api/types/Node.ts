import type { Dictionary } from "./Dictionary.js";
import type { Json } from "./Json.js";
import type { Nested } from "./Nested.js";
import type { RingA } from "./RingA.js";

export interface Node {
  value: string;
  parent?: Node;
  children?: Node[];
  byName?: Record<string, Node>;
  list?: Nested;
  dictionary?: Dictionary;
  json?: Json | null;
  ring?: RingA;
}
