import type { Grade } from "./Grade.js";
import type { UnknownTag } from "../../core/unknown.js";

/** Two variants are for another audience, one by itself and one by the schema that it names. */
export type Medium = MediumImage | MediumText | { kind: UnknownTag; [key: string]: unknown };

export interface MediumImage {
  kind: "image";
  grade?: Grade;
}

export interface MediumText {
  kind: "text";
}
