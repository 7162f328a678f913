import type { BoolField } from "./BoolField.js";
import type { IntField } from "./IntField.js";
import type { TextField } from "./TextField.js";
import type { UnknownTag } from "../../core/unknown.js";

export type Field =
  | BoolField
  | (IntField & { type: "int" | "long" })
  | (TextField & { type: "TextField" })
  | { type: UnknownTag; [key: string]: unknown };
