import type { Card } from "./Card.js";
import type { Transfer } from "./Transfer.js";
import type { UnknownTag } from "../../core/unknown.js";

export type Payment =
  | (Card & { method: "card" })
  | (Transfer & { method: "transfer" })
  | { method: UnknownTag; [key: string]: unknown };
