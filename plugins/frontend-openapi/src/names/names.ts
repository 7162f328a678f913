import { child, elements, extension, isObject, type JsonObject, type Node } from "@sdkwright/json-schema";
import { makeName, type Name, sameWord, splitWords, standsAt } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { hasClientParameters, isClientParameter } from "../extensions/client-parameters.js";
import { isMethodAndPath, wordsOfCall } from "./call-names.js";
import { givesList } from "./gives-list.js";
import { mainNoun } from "./nouns.js";
import { groupDepth } from "./path-groups.js";
import { type Segments, segmentsOf } from "./segments.js";
import { type Surroundings, shortWords, withoutArticles } from "./short-names.js";
import { readTagGroups, type TagGroups } from "./tags.js";
import { isAction, isVerb } from "./verbs.js";

type Words = readonly string[];

/** A verb that an id sets off behind its noun; `price_list` has one too, which its path tells. */
const NOUN_THEN_VERB = /^[^_./]+[_./](?:create|delete|get|list|patch|post|update)(?:[_./]|$)/;

/** Where an operation goes in the tree of resources, and what it is called there. */
export interface OperationName {
  /** Names of the groups, the outermost first; none for the root. */
  readonly group: readonly Name[];
  readonly method: Name;
  /** The name before it was shortened, for operations that would have one name else. */
  readonly full: Name;
}

/** An operation as it is named. */
export interface NameInput {
  /** The operation object. */
  readonly node: Node & { readonly value: JsonObject };
  /** The path item that it stands in. */
  readonly item: Node;
  /** Upper case. */
  readonly method: string;
  readonly path: string;
}

/** How the operations of a definition are named, by its settings. */
export interface Naming {
  readonly context: Context;
  readonly tagGroups: TagGroups;
  readonly short: boolean;
  readonly groupBy: "tag-or-path" | "tag" | "path";
  /** Whether clients are given values of parameters once. */
  readonly hasVariables: boolean;
}

export function readNaming(context: Context, root: Node): Naming {
  const { settings } = context.frontend;
  const ignoresTags = settings["ignore-tags"] === true;
  return {
    context,
    tagGroups: readTagGroups(context, root),
    short: !ignoresTags && settings["method-names"] !== "operation-id",
    hasVariables: hasClientParameters(context.resolver),
    groupBy: ignoresTags ? "tag" : ((settings["group-by"] ?? "tag-or-path") as Naming["groupBy"]),
  };
}

/** Names of an operation: its extensions, else tag and operationId, else method and path. */
export function nameOperation(naming: Naming, input: NameInput): OperationName {
  const { value } = input.node;
  const given = givenOf(naming, input);
  const path = segmentsOf(input.path, given);
  const id = idOf(input);
  const { group, depth, tagged } = groupOf(naming, input, path, id);
  // A vendor's own name: often a noun, which a short name is not.
  const chosen = extension(value, "sdk-method-name") ?? (naming.short ? undefined : value["x-methodName"]);
  if (typeof chosen === "string" && chosen !== "") {
    const method = makeName(chosen, { explicit: true });
    return { group, method, full: method };
  }
  const full = id === undefined ? fromPath(input) : withoutGroup(id, group);
  if (!naming.short) return { group, method: full, full };
  const around = aroundOf(naming, input, path, group, id);
  const words = id === undefined ? undefined : wordsOfId(id);
  const wire = id ?? full.wire;
  const whole = given.size === 0 ? path : segmentsOf(input.path);
  if (words && !isMethodAndPath(words, input.method, whole) && !isGroupOfPath(words, group, depth)) {
    const method = makeName(wire, { words: shortWords(words, around) });
    return { group: tagged ? placeOf(method, group, path) : group, method, full };
  }
  const short = wordsOfCall({ ...around, ...callOf(input), depth, group: group.at(-1)?.words ?? [] });
  const isSaid = words !== undefined && words.length > path.list.flatMap((segment) => segment.words).length + 1;
  const by = isSaid ? byParameters(input.path) : [];
  const exact = by.length > 0 ? makeName(wire, { words: [...short, ...by] }) : full;
  const method = makeName(wire, { words: short });
  return { group: tagged ? placeOf(method, group, path) : group, method, full: exact };
}

/** Where a method that is called like its tag goes if its path says only that: `GET /search` is `client.search()`. */
function placeOf(method: Name, group: readonly Name[], { list, endsWithItem }: Segments): readonly Name[] {
  const { words } = method;
  const isAlone = list.length === 1 && !endsWithItem && isVerb(words[0]);
  const says = (name: Words = []): boolean => name.length === words.length && standsAt(name, 0, words);
  return isAlone && says(list[0]?.words) && says(group.at(-1)?.words) ? group.slice(0, -1) : group;
}

/** `by namespace and key` for an id that says `id_id`: what tells calls apart whose ids only repeat their paths. */
function byParameters(path: string): Words {
  const names = [...path.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => splitWords(name ?? ""));
  return names.flatMap((words, index) => [index === 0 ? "by" : "and", ...words]);
}

/** Whether an id says no more than the path that the group is of: `stats` of `GET /stats/{id}`. */
function isGroupOfPath(words: Words, group: readonly Name[], depth: number | undefined): boolean {
  const noun = group.at(-1)?.words ?? [];
  return depth !== undefined && words.length === noun.length && standsAt(words, 0, noun);
}

/** The parameters that are set once for a client. Names below them need not repeat the owner. */
function givenOf({ context, hasVariables }: Naming, { node, item }: NameInput): ReadonlySet<string> {
  const declared = hasVariables ? [item, node].flatMap((owner) => elements(child(owner, "parameters"))) : [];
  const given = declared
    .map((parameter) => (context.resolver.follow(parameter) ?? parameter).value)
    .filter((value) => isObject(value) && isClientParameter(context, value));
  return new Set(given.map((value) => (isObject(value) ? String(value.name) : "")));
}

function aroundOf(
  { context }: Naming,
  { node, method }: NameInput,
  path: Segments,
  group: readonly Name[],
  id: string | undefined,
): Surroundings {
  const nouns = nounsOf(group);
  return {
    method,
    path,
    nouns,
    nounThenVerb: NOUN_THEN_VERB.test(id ?? ""),
    givesList: (noun) => givesList(context, node, noun === undefined ? nouns : [...nouns, [noun]]),
  };
}

/** What only calls without a telling id are named by. */
function callOf({ node, item }: NameInput) {
  const { summary } = node.value;
  const [first] = typeof summary === "string" ? withoutArticles(splitWords(summary.toLowerCase())) : [];
  return { summaryVerb: isVerb(first) ? first : undefined, patched: isObject(item.value) && "patch" in item.value };
}

/** How the names of operations may call their group, the longest first. */
function nounsOf(group: readonly Name[]): readonly Words[] {
  const [last, parent] = [group.at(-1), group.at(-2)];
  if (!last) return [];
  const noun = mainNoun(last);
  const own = noun.length === last.words.length ? [noun] : [last.words, noun];
  return parent ? [[...mainNoun(parent), ...noun], ...own] : own;
}

function groupOf(
  { tagGroups, groupBy, short }: Naming,
  { node, method, path: text }: NameInput,
  path: Segments,
  id: string | undefined,
): { readonly group: readonly Name[]; readonly depth: number | undefined; readonly tagged: boolean } {
  const chosen = extension(node.value, "sdk-group-name");
  if (typeof chosen === "string" && chosen !== "")
    return { group: [makeName(chosen, { explicit: true })], depth: undefined, tagged: false };
  if (Array.isArray(chosen)) {
    const names = chosen.filter((name): name is string => typeof name === "string" && name !== "");
    return { group: names.map((name) => makeName(name, { explicit: true })), depth: undefined, tagged: false };
  }
  const tags = groupBy === "path" ? [] : tagGroups(node.value.tags, text);
  if (groupBy === "tag" || (tags.length > 0 && !(short && isOtherAction(tags, path, id)))) {
    return { group: tags, depth: undefined, tagged: groupBy !== "tag" };
  }
  const depth = groupDepth(path, { method, id: id === undefined ? undefined : splitWords(id) });
  return { group: path.list.slice(0, depth).map(({ text, words }) => makeName(text, { words })), depth, tagged: false };
}

/** Whether a tag is no more than a verb of reading, which neither path nor id has: `/metadata_queries` of `Search`. */
function isOtherAction(tags: readonly Name[], { list }: Segments, id: string | undefined): boolean {
  const words = tags.at(-1)?.words ?? [];
  if (words.length !== 1 || !isAction(words, "GET")) return false;
  const said = [...list.flatMap((part) => part.words), ...splitWords(id ?? "")];
  return !said.some((word) => sameWord(word, words[0]));
}

/** The operationId without what generators of definitions put around it to make it unique. */
function idOf({ node, method, path }: NameInput): string | undefined {
  const id = node.value.operationId;
  if (typeof id !== "string" || splitWords(id).length === 0) return undefined;
  const prefix = `${method.toLowerCase()}-${path}_`;
  if (id.startsWith(prefix) && id.length > prefix.length) return id.slice(prefix.length);
  if (!id.endsWith(`_${method.toLowerCase()}`)) return id;
  const suffix = `${path.replace(/[^A-Za-z0-9_]/g, "_")}_${method.toLowerCase()}`;
  return id.length > suffix.length && id.endsWith(suffix) ? id.slice(0, -suffix.length).replace(/_+$/, "") || id : id;
}

/** `Post3dSecure` begins with a method, though a digit goes with the word before it elsewhere. */
function wordsOfId(id: string): Words {
  return splitWords(id.replace(/^(?:delete|get|patch|post|put)(?=\d)/i, "$& "));
}

/** The id without the name of its group, where it begins with that. */
function withoutGroup(id: string, group: readonly Name[]): Name {
  const words = splitWords(id);
  const rest = withoutPrefix(words, group.at(-1)?.words ?? []);
  const named = rest === words ? undefined : rest;
  return makeName(id, { ...(named && { words: named }) });
}

/** The words after a prefix that is there in full; the words themselves where it is not, or where nothing is left. */
function withoutPrefix(words: Words, prefix: Words): Words {
  if (prefix.length === 0 || prefix.length >= words.length) return words;
  const starts = prefix.every((word, index) => word.toLowerCase() === words[index]!.toLowerCase());
  return starts ? words.slice(prefix.length) : words;
}

function fromPath({ method, path }: NameInput): Name {
  const words = [method.toLowerCase(), ...splitWords(path.replace(/[{}]/g, " "))];
  return makeName(`${method} ${path}`, { words });
}

/** The words of a path, for telling two operations of one name apart. */
export function pathWords(path: string): Words {
  return splitWords(path.replace(/[{}]/g, " "));
}

/** The words of a method and a path that say which segments are parameters: `get item by id`. */
export function exactPathWords({ method, path }: Pick<NameInput, "method" | "path">): Words {
  return [method.toLowerCase(), ...splitWords(path.replace(/\{/g, " by ").replace(/\}/g, " "))];
}
