import { type Json, makeName, type Name } from "@sdkwright/plugin-api";
import { isObject } from "./node.js";

/** Words in a title beyond which it is a sentence and no name. */
const MAX_TITLE_WORDS = 5;

/** The title of a schema, where it can be a name. */
export function titleOf(value: Json): Name | undefined {
  if (!isObject(value) || typeof value.title !== "string") return undefined;
  // Signs alone would be spelled out.
  if (!/[\p{L}\p{N}]/u.test(value.title)) return undefined;
  const name = makeName(value.title);
  return name.words.length <= MAX_TITLE_WORDS ? name : undefined;
}
