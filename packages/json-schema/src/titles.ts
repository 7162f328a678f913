import { type Json, makeName, type Name } from "@sdkwright/plugin-api";
import { isObject } from "./node.js";

/** Words in a title beyond which it is a sentence and no name. */
const MAX_TITLE_WORDS = 5;
/** The same of a title without spaces, which is a name and not a sentence. */
const MAX_NAME_WORDS = 8;

/** The title of a schema, where it can be a name. */
export function titleOf(value: Json): Name | undefined {
  if (!isObject(value) || typeof value.title !== "string") return undefined;
  // Signs alone would be spelled out.
  if (!/[\p{L}\p{N}]/u.test(value.title)) return undefined;
  const name = makeName(value.title);
  const most = /\s/.test(value.title.trim()) ? MAX_TITLE_WORDS : MAX_NAME_WORDS;
  return name.words.length <= most ? name : undefined;
}
