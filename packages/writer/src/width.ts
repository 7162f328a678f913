import emojiRegex from "emoji-regex";
import { eastAsianWidth } from "get-east-asian-width";
import type { Part } from "./parts.js";

const notAscii = /[^\x20-\x7e]/;
/** Runs of other characters, each with the one before it: emoji such as keycaps begin with a digit. */
const wideRuns = /[\x20-\x7e]?[^\x20-\x7e]+/g;
const mark = /[\p{Nonspacing_Mark}\p{Enclosing_Mark}]/u;
const emoji = emojiRegex();

function characterWidth(character: string): number {
  const code = character.codePointAt(0) as number;
  const isControl = code <= 0x1f || (code >= 0x7f && code <= 0x9f);
  return isControl || mark.test(character) ? 0 : eastAsianWidth(code);
}

/** Whether a text has only characters of one column each, and therefore no line feed. */
export function isPlainAscii(text: string): boolean {
  return !notAscii.test(text);
}

/**
 * Columns that a text takes in a monospaced font: wide East Asian characters and emoji take two, combining marks none.
 * Formatters measure lines in the same way.
 */
export function textWidth(text: string): number {
  if (!notAscii.test(text)) return text.length;
  let width = text.length;
  for (const run of text.match(wideRuns) ?? []) width += runWidth(run) - run.length;
  return width;
}

function runWidth(run: string): number {
  let width = 0;
  const rest = run.replace(emoji, (found) => {
    width += [...found].length === 1 ? characterWidth(found) : 2;
    return "";
  });
  for (const character of rest) width += characterWidth(character);
  return width;
}

/** Columns of one step of indentation; a tab counts for four. */
export function indentWidth(indent: string): number {
  return indent.replaceAll("\t", "    ").length;
}

/** Columns that a part takes on one line if every name in it keeps its own. */
export function flatWidth(part: Part): number {
  if (typeof part === "string") return textWidth(part);
  if (Array.isArray(part)) {
    let width = 0;
    for (const item of part as readonly Part[]) width += flatWidth(item);
    return width;
  }
  const node = part as Exclude<Part, string | readonly Part[]>;
  switch (node.part) {
    case "sym":
      return textWidth(node.as ?? node.name);
    case "type-use":
      return flatWidth(node.sym);
    case "group":
    case "indent":
      return flatWidth(node.contents);
    case "fluid":
      return 1 + flatWidth(node.contents);
    case "if-break":
      return flatWidth(node.flat);
    case "line":
      return 1;
    default:
      return 0;
  }
}
