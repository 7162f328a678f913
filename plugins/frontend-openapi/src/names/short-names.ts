import { isPreposition, placeOfPhrase, sameWord, standsAt } from "@sdkwright/plugin-api";
import { isPlural, singularPhrase } from "./nouns.js";
import type { Segments } from "./segments.js";
import { isAdjective, isVerb } from "./verbs.js";

type Words = readonly string[];

/** What an operation's name is shortened by. */
export interface Surroundings {
  /** Upper case. */
  readonly method: string;
  readonly path: Segments;
  /** How the operation's group may be called in its name, the longest first. */
  readonly nouns: readonly Words[];
  /** Whether the operation gives a list (of such), where the definition says; asked only where the name depends on it. */
  readonly givesList: (noun?: string) => boolean | undefined;
  /** Whether the operation's id is a noun and sets a verb off behind it: `volumes_list`, `volumes_delete_byName`. */
  readonly nounThenVerb: boolean;
}

const ARTICLES: ReadonlySet<string> = new Set(["a", "an", "the", "paginated"]);
/** What a list says already. */
const SEVERAL: ReadonlySet<string> = new Set(["multiple", "several"]);
const READS: ReadonlySet<string> = new Set(["get", "fetch", "retrieve", "find", "read"]);
/** A noun stands in a name up to this often: `packages/list-packages`, `getGoalsForGoal`. */
const MAX_REPEATS = 3;

/**
 * The words of an operationId without those that repeat its group: `listPets` of `pets` is `list`, `addFollowersForTask`
 * of `tasks` is `addFollowers`. The rest is a verb and its object. Words whose loss would change the meaning are kept.
 * Other operations are not considered, so that adding one does not rename others.
 */
export function shortWords(id: Words, around: Surroundings): Words {
  let words = withoutOwner(withoutArticles(withoutPathPrefix(id, around)), around);
  for (let count = 0; count < MAX_REPEATS; count++) {
    const shorter = around.nouns
      .map((noun) => withoutNoun(words, noun, around) ?? withoutParts(words, noun))
      .find((found) => found);
    if (!shorter) break;
    words = shorter;
  }
  return pluralAsPath(withoutNumber(verbFirst(words, around)), around);
}

/** `genai_list_agents` of `/gen-ai/agents`: what an id begins with, before the verb, is where all of an area's paths do. */
function withoutPathPrefix(id: Words, { path }: Surroundings): Words {
  const [first, second] = path.list;
  const isPrefix = first && second && first.words.length > 1 && sameWord(id[0], first.words.join(""));
  return isPrefix && isVerb(id[1]) ? id.slice(1) : id;
}

/** `list several tracks` says no more than `list tracks`. */
function withoutNumber(words: Words): Words {
  const isSaid = words[0]!.toLowerCase() === "list" && SEVERAL.has(words[1]?.toLowerCase() ?? "");
  return isSaid ? [words[0]!, ...words.slice(2)] : words;
}

/**
 * `volumes_list` of `block storage` is `list volumes`, `volumes_get` of one of them `get volume`, `volumes_delete_byName`
 * `delete volume by name`.
 */
function verbFirst(words: Words, { nounThenVerb, path }: Surroundings): Words {
  const at = nounThenVerb ? words.findIndex((word) => isVerb(word)) : -1;
  if (at < 1 || words.slice(0, at).some(isPreposition)) return words;
  const [noun, verb, rest] = [words.slice(0, at), words[at]!, words.slice(at + 1)];
  if (rest.length === 0 && sameWord(path.list.at(-1)?.words.at(-1), verb)) return words;
  const isOne = rest.length > 0 || path.endsWithItem || verb.toLowerCase() === "create";
  return [verb, ...(isOne ? singularPhrase(noun) : noun), ...rest];
}

/** A list is one of several, though ids name what is in it: `ListCallRecording` of `/calls/{id}/recordings`. */
function pluralAsPath(words: Words, { path }: Surroundings): Words {
  const last = path.list.at(-1)?.words.at(-1);
  const isList = words.length > 1 && words[0]!.toLowerCase() === "list" && !path.endsWithItem;
  if (last === undefined || !isList || words.some(isPreposition) || isPlural(words.at(-1)) !== false) return words;
  return sameWord(words.at(-1), last) ? [...words.slice(0, -1), last] : words;
}

/** `get an album` says no more than `get album`, `get a list of albums` no more than `list albums`. */
export function withoutArticles(id: Words): Words {
  const all = id.filter((word, index) => index === 0 || index === id.length - 1 || !ARTICLES.has(word.toLowerCase()));
  const isAbout = all.length > 3 && sameWord(all[1], "information") && sameWord(all[2], "about");
  const words = isAbout ? [all[0]!, ...all.slice(3)] : all;
  if (!isRead(words[0]) || !sameWord(words[1], "list") || words.length < 3) return words;
  return [words[1]!, ...words.slice(sameWord(words[2], "of") ? 3 : 2)];
}

function isRead(word: string | undefined): boolean {
  return READS.has(word?.toLowerCase() ?? "");
}

/** `get current user's profile` of `/me` is `get me`, as calls by method and path are named. */
function ofCaller(id: Words): Words {
  const [verb = "", ...rest] = id;
  const [first, second, last, ...more] = rest;
  const isCaller = (sameWord(first, "current") || sameWord(first, "my")) && sameWord(second, "user");
  return isCaller && more.length === 0 && (last === undefined || sameWord(last, "profile")) ? [verb, "me"] : id;
}

/** Below `/me`, names need not repeat `current user`. */
function withoutOwner(id: Words, { path, nouns }: Surroundings): Words {
  if (path.own !== undefined && path.own === path.list.length) return ofCaller(id);
  if (path.own === undefined || id.length < 3) return id;
  const words = id.filter((word, index) => !isPreposition(id[index - 1]) || !sameWord(word, "user") || !id[index + 1]);
  const [verb, ...rest] = words as [string, ...string[]];
  const start = sameWord(rest[0], "current") ? 1 : 0;
  const isTheirs = isVerb(rest[start + 1]?.replace(/s$/, ""));
  if (!isTheirs && nouns.at(-1)?.some((word) => sameWord(word, "user"))) return words;
  const isOwner = sameWord(rest[start], "user") || rest[0]?.toLowerCase() === "my";
  const after = isOwner ? rest.slice(start + 1) : rest;
  const both = after.length > 1 && sameWord(after.at(-1), "user") ? after.slice(0, -1) : after;
  return both.length > 0 ? [verb, ...both] : words;
}

function withoutNoun(words: Words, noun: Words, around: Surroundings): Words | undefined {
  if (noun.length === 0 || noun.length > words.length) return undefined;
  if (isPrefix(words, noun)) {
    const rest = words.slice(noun.length);
    return rest.length === 0 ? readOf(words, around) : afterPrefix(rest, around);
  }
  const end = words.length - noun.length;
  if (end > 2 && standsAt(words, end, noun) && isPreposition(words[end - 1])) {
    return [verbFor(words[0]!, words[end - 2], around), ...words.slice(1, end - 1)];
  }
  const at = placeOfPhrase(words, noun);
  if (at < 1) return undefined;
  const found = {
    noun,
    before: words.slice(1, at),
    after: words.slice(at + noun.length),
    last: words[at + noun.length - 1],
  };
  const object = isPreposition(found.after[0]) ? found.last : (found.after.at(-1) ?? found.last);
  const verb = verbFor(words[0]!, object, around);
  if (isOneVerb(words.slice(0, at))) return afterVerb([verb, ...found.before], found, around);
  return found.after.length > 0 ? undefined : afterNoun(verb, found, around);
}

/**
 * A name that is a noun, then a verb, may call its group by a part of its name, or by its words written together:
 * `registries_list` of `container registries`, `addons_list` of `add ons`, `domains_list_records` of `domain records`.
 */
function withoutParts(words: Words, noun: Words): Words | undefined {
  const at = words.findIndex(isVerb);
  if (at < 1) return undefined;
  const called = words.slice(0, at).join("");
  const rest = words.slice(at + 1);
  for (let split = 0; split < noun.length; split++) {
    const [head, tail] = [noun.slice(0, split), noun.slice(split)];
    if (sameWord(called, tail.join(""))) return [words[at]!, ...rest];
    if (sameWord(called, head.join("")) && standsAt(rest, 0, tail)) return [words[at]!, ...rest.slice(tail.length)];
  }
  return undefined;
}

/** `invite user` does not begin with `invites`, as `invites get` does. */
function isPrefix(words: Words, noun: Words): boolean {
  if (!isVerb(words[0]) || isVerb(words[noun.length])) return standsAt(words, 0, noun);
  return noun.every((word, index) => word.toLowerCase() === words[index]?.toLowerCase());
}

interface Found {
  readonly noun: Words;
  /** What stands between the verb and the noun. */
  readonly before: Words;
  readonly after: Words;
  /** The noun's last word, as it is written there. */
  readonly last: string | undefined;
}

/** `quotes` of `quotes` is `list` on `GET /quotes`, and `get` on `GET /quotes/{id}`. Others may be verbs: `ping`. */
function readOf(words: Words, { method, path, givesList }: Surroundings): Words | undefined {
  const noun = words.at(-1);
  if (method !== "GET" || !sameWord(path.list.at(-1)?.words.at(-1), noun)) return undefined;
  if (path.endsWithItem) return ["get"];
  return isListOf(noun, givesList) ? ["list"] : undefined;
}

/** `users_get` of `users` is `get`; a preposition alone needs a verb before it. */
function afterPrefix(rest: Words, { method }: Surroundings): Words {
  return isPreposition(rest[0]) ? [method.toLowerCase(), ...rest] : rest;
}

/** Whether words are a verb, or several (`bulk update`, `reorder or replace`), with adjectives after them. */
function isOneVerb(words: Words): boolean {
  const several = words.some((word) => /^(?:or|and)$/i.test(word)) || /^(?:bulk|batch|deprecated)$/i.test(words[0]!);
  return words.slice(1).every((word) => isAdjective(word) || (several && (isVerb(word) || /^(?:or|and)$/i.test(word))));
}

/** Getting several is listing them. */
function verbFor(verb: string, noun: string | undefined, { method, path, givesList }: Surroundings): string {
  if (method !== "GET" || !isRead(verb) || path.endsWithItem) return verb;
  return isListOf(noun, givesList) ? "list" : verb;
}

/** Whether a noun names a list: by its form, and by what the operation gives where that is known. */
export function isListOf(noun: string | undefined, givesList: Surroundings["givesList"]): boolean {
  const plural = isPlural(noun);
  return plural !== false && (givesList(noun) ?? (plural === true && !isAcronym(noun)));
}

/** Letters that nobody reads as a word may end with `s` without being several: `mmds`, `dns`. */
const isAcronym = (noun = ""): boolean => !/[aeiouy]/i.test(noun);

/**
 * The noun comes first after the verb. The following words qualify the noun, or name its owner if the noun is plural.
 */
function afterVerb(verb: Words, { noun, last, after }: Found, { path }: Surroundings): Words | undefined {
  if (verb.at(-1)?.toLowerCase() === "my" && after.length === 0) return undefined;
  if (after.length === 0 || isPreposition(after[0]) || isPlural(last) === false) return [...verb, ...after];
  const own = path.list.findIndex(({ words }) => sameWord(words.at(-1), noun.at(-1)));
  const owner = path.list.slice(0, Math.max(own, 0)).some(({ words }) => sameWord(words.at(-1), after.at(-1)));
  return owner ? [...verb, "for", ...singularPhrase(after)] : [...verb, ...after];
}

/**
 * The noun comes last: `listProjectCertificates` below a project lists those of the project, `removeTracksPlaylist`
 * removes what is below a playlist. Any other word before it may belong to it.
 */
function afterNoun(verb: string, { before, noun }: Found, { path }: Surroundings): Words | undefined {
  const own = path.list.findLastIndex(({ words }) => words.some((word) => sameWord(word, noun.at(-1))));
  const at = path.list.findIndex(({ words }) => words.length === before.length && standsAt(before, 0, words));
  const other = path.list[at];
  if (!other || own < 0 || at === own) return undefined;
  if (at > own) return [verb, ...before];
  return other.item ? [verb, "for", ...singularPhrase(before)] : [verb];
}
