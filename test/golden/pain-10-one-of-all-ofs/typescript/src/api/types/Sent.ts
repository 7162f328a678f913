import type { SentFile } from "./SentFile.js";
import type { SentText } from "./SentText.js";
import type { UnknownTag } from "../../core/unknown.js";

export type Sent =
  | (SentText & { kind: "text" })
  | (SentFile & { kind: "file" })
  | { kind: UnknownTag; [key: string]: unknown };
