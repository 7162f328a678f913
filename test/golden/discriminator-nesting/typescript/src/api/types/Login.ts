import type { Password } from "./Password.js";
import type { Token } from "./Token.js";
import type { UnknownTag } from "../../core/unknown.js";

/** By another property, inside one value of the first. */
export interface Login {
  type: "login";
  by?: LoginBy;
}

export type LoginBy =
  Password | (Token & { method: "token" | "key" }) | { method: UnknownTag; [key: string]: unknown };
