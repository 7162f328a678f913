import { placeOfPhrase, sameWord } from "@sdkwright/plugin-api";
import { isPlural, singularPhrase } from "./nouns.js";
import type { Segment, Segments } from "./segments.js";
import { isListOf, type Surroundings } from "./short-names.js";
import { isAction, isVerb } from "./verbs.js";

type Words = readonly string[];

/** Words that stand for parameters in operationIds. */
const PARAMETER: ReadonlySet<string> = new Set(["and", "id", "ids", "key", "name", "uuid"]);
const PREFIX = /^(?:api|rest|v\d+)$/i;

/** Whether an operationId says no more than method and path: `getUsersId` of `GET /users/{id}`. */
export function isMethodAndPath([first, ...rest]: Words, method: string, path: Segments): boolean {
  if (first?.toLowerCase() !== method.toLowerCase()) return false;
  const expected = [...path.list.flatMap(({ words }) => words), ...ownWords(path), ...path.fragment];
  let at = 0;
  for (const word of rest) {
    if (sameWord(word, expected[at])) at++;
    else if (!isParameter(word, path)) return false;
  }
  return at === expected.length && at > 0;
}

function isParameter(word: string, { parameters }: Segments): boolean {
  const lower = word.toLowerCase();
  return PARAMETER.has(lower) || parameters.has(lower) || PREFIX.test(word) || /^\d+$/.test(word);
}

/** `me` where a path ends with it. */
function ownWords({ own, list }: Segments): Words {
  return own === list.length ? ["me"] : [];
}

/** Inputs for naming a call by method and path, in addition to those of every name. */
export interface CallSurroundings extends Surroundings {
  /** How many segments of the path are the operation's groups; absent where tags are. */
  readonly depth: number | undefined;
  /** All words of the group's name. */
  readonly group: Words;
  /** First word of the operation's summary, if it is a verb: a POST alone does not say what it does. */
  readonly summaryVerb: string | undefined;
  /** Whether the path has a PATCH as well. */
  readonly patched: boolean;
}

/** A name for an operation of which only method and path are known: a verb, and what its group does not say. */
export function wordsOfCall(around: CallSurroundings): Words {
  const { path, method, depth } = around;
  const fragment = path.fragment.every((word) => says(around.group, word)) ? [] : path.fragment;
  if (isVerb(fragment[0])) return withoutGroup(fragment, around);
  const from = depth ?? segmentOfGroup(around) + 1;
  const rest = path.list.slice(from);
  const last = rest.at(-1);
  if (!last) {
    const own = path.list[from - 1];
    return [verbOf(around, own, depth === undefined), ...ownWords(path), ...parentOf(around, from - 1), ...fragment];
  }
  const parents = rest.slice(0, -1).flatMap(({ words, item }) => (item ? singularPhrase(words) : words));
  if (!path.endsWithItem && isAction(last.words, method)) {
    const object = last.words.length > 1 && parents.length > 0 ? ["for", ...parents] : parents;
    return [...last.words, ...object, ...fragment];
  }
  const verb = verbOf(around, last, false);
  const named = repeats(last.words.at(-1), verb) ? last.words.slice(0, -1) : last.words;
  const noun = verb === "list" ? named : singularPhrase(named);
  return [verb, ...parents, ...ownWords(path), ...noun, ...fragment];
}

/** Whether a word is a verb again, or short for it: `gen` after `generate`. */
function repeats(word: string | undefined, verb: string): boolean {
  return sameWord(word, verb) || (word !== undefined && word.length > 2 && verb.startsWith(word.toLowerCase()));
}

function says(group: Words, word: string): boolean {
  return group.some((known) => sameWord(known, word));
}

function withoutGroup(words: Words, { nouns }: CallSurroundings): Words {
  for (const noun of nouns) {
    const at = placeOfPhrase(words, noun);
    if (at > 0) return [...words.slice(0, at), ...words.slice(at + noun.length)];
  }
  return words;
}

/** `for file` where a collection is one of a file, and its group is not. */
function parentOf({ path, depth, group }: CallSurroundings, own: number): Words {
  const parent = depth === undefined ? path.list.slice(0, Math.max(own, 0)).findLast(({ item }) => item) : undefined;
  if (!parent || path.list[own]?.item || parent.words.every((word) => says(group, word))) return [];
  return ["for", ...singularPhrase(parent.words)];
}

/** Index of the last segment that means an operation's group; -1 where none does. */
function segmentOfGroup({ nouns, path }: CallSurroundings): number {
  return path.list.findLastIndex(({ words }, index) => nouns.some((noun) => means(words, noun, index === 0)));
}

/** Whether a segment is called like a group. What is not the first in its path may say more. */
function means(words: Words, noun: Words, isFirst: boolean): boolean {
  const head = noun.at(-1);
  if (sameWord(words.at(-1), head) || (!isFirst && head !== undefined && says(words, head))) return true;
  return words.every((word) => noun.some((known) => isFormOf(known, word)));
}

/** `trashed` is a form of `trash`. */
function isFormOf(word: string, root: string): boolean {
  return sameWord(word, root) || (root.length > 3 && word.toLowerCase().startsWith(root.toLowerCase()));
}

/** Whether a GET lists: what its last segment names, or its group where the segment is that and a list comes. */
function lists({ nouns, path, givesList }: CallSurroundings, last: Segment | undefined, isGroup: boolean): boolean {
  if (path.endsWithItem || ownWords(path).length > 0) return false;
  if (isListOf(last?.words.at(-1), givesList)) return true;
  return isGroup && isPlural(nouns.at(-1)?.at(-1)) !== false && givesList() === true;
}

function verbOf(around: CallSurroundings, last: Segment | undefined, isGroup: boolean): string {
  const { method, path, summaryVerb, patched } = around;
  switch (method) {
    case "GET":
      // `GET /search` searches.
      if (last?.words.length === 1 && !path.endsWithItem && isAction(last.words, method)) return last.words[0]!;
      return lists(around, last, isGroup) ? "list" : "get";
    case "POST":
      return summaryVerb ?? (path.endsWithItem ? "update" : "create");
    case "PUT":
      return patched ? "replace" : "update";
    case "PATCH":
      return "update";
    default:
      return method.toLowerCase();
  }
}
