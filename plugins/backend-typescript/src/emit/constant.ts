import type { FileWriter } from "@sdkwright/plugin-api";
import { textWidth } from "@sdkwright/plugin-api";
import { dialect } from "../dialect.js";

/**
 * `head {`, the entries, `tail`: a constant that is an object, outside of any block. Where the name is too long for that
 * line, formatters move the object to the next one.
 */
export function emitObjectConstant(file: FileWriter, head: string, entries: () => void, tail: string): void {
  if (textWidth(`${head} {`) <= dialect.width) file.block(`${head} {`, entries, tail);
  else file.block(head, () => file.block("{", entries, tail), "");
}
