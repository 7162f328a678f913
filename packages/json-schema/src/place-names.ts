import { type EnumDecl, makeName, type Name, splitWords, type TypeId } from "@sdkwright/plugin-api";
import { enumTitle } from "./foreign-extensions.js";
import { BASE } from "./heirs.js";
import { isObject, unescapeToken } from "./node.js";
import type { Draft, State } from "./state.js";

/** The name of an inline schema's place, and the declaration that it stands in. */
interface Placed {
  readonly name: Name;
  /** Words for what stands inside it. */
  readonly inner: readonly string[];
  readonly parent: TypeId | undefined;
}

interface Walk {
  words: readonly string[];
  /** Further words for the schema at the start itself. */
  readonly own?: readonly string[] | undefined;
  wire: string;
  parent: TypeId | undefined;
  /** How much of the key has been walked. */
  end: number;
  readonly key: string;
}

/** Settles the names that depend on places, when all places are known. */
export function nameDrafts(state: State): void {
  takeTitles(state);
  const names = new Map<TypeId, Name>();
  for (const draft of state.drafts.values()) {
    const { decl, explicit } = draft;
    if (!decl) continue;
    const placed = explicit && draft.named ? undefined : placeOf(state, draft);
    draft.inner = explicit?.words ?? placed?.inner;
    decl.name = explicit ?? placed!.name;
    names.set(draft.id, decl.name);
    if (placed?.parent !== undefined) decl.parent = placed.parent;
  }
  for (const { decl } of state.drafts.values()) {
    if (decl?.kind !== "union") continue;
    decl.variants = decl.variants.map((variant) => {
      if (variant.name.wire !== "" || variant.type.kind !== "ref") return variant;
      const name = names.get(variant.type.id);
      return name ? { ...variant, name } : variant;
    });
  }
}

/**
 * A title that several schemas have, or that is the name of another one, names none, so that their order does not count;
 * unless they are one enum, which a definition without a component for it repeats.
 */
function takeTitles(state: State): void {
  const titled = [...state.drafts.values()].filter(({ title, decl }) => title && decl);
  if (titled.length === 0) return;
  const wanting = new Map<string, Set<Draft>>();
  for (const draft of state.drafts.values()) {
    for (const name of draft.decl ? [draft.title, draft.explicit] : []) {
      if (name) wanting.set(keyOfName(name), (wanting.get(keyOfName(name)) ?? new Set()).add(draft));
    }
  }
  for (const draft of titled) {
    const rivals = wanting.get(keyOfName(draft.title!));
    if (rivals?.size === 1 || (rivals && isOneEnum([...rivals]))) draft.explicit = draft.title;
  }
}

/** Whether schemas are enums that `x-ms-enum` gives one name, and have the same values. */
function isOneEnum(drafts: readonly Draft[]): boolean {
  const enums = drafts.flatMap(({ node, decl }) =>
    decl?.kind === "enum" && isObject(node.value) && enumTitle(node.value) !== undefined ? [decl] : [],
  );
  const valuesOf = ({ values }: EnumDecl): string => values.map(({ value }) => JSON.stringify(value)).join();
  return enums.length === drafts.length && new Set(enums.map(valuesOf)).size === 1;
}

function keyOfName({ words }: Name): string {
  return words.join(" ").toLowerCase();
}

function placeOf(state: State, draft: Draft): Placed {
  const { key, outer } = draft;
  if (outer?.inner && key.charCodeAt(outer.key.length) === SLASH && key.startsWith(outer.key)) {
    const { inner: words, id: parent } = outer;
    return finish(state, { words, wire: "", parent, end: outer.key.length, key });
  }
  const hash = key.indexOf("#") + 1;
  for (let end = hash; end <= key.length; end = nextEnd(key, end)) {
    const start = startOf(state, key, end);
    if (start) return finish(state, start);
  }
  const tokens = key.slice(hash + 1).split("/");
  const words = tokens.filter((token) => !STRUCTURE.has(token)).flatMap((token) => splitWords(unescapeToken(token)));
  return { name: makeName(words.join(" "), { words }), inner: words, parent: undefined };
}

const SLASH = 47;

/** Where the token after `end` ends; beyond the key where there is none. */
function nextEnd(key: string, end: number): number {
  if (end >= key.length) return key.length + 1;
  const slash = key.indexOf("/", end + 1);
  return slash < 0 ? key.length : slash;
}

function startOf(state: State, key: string, end: number): Walk | undefined {
  const prefix = key.slice(0, end);
  const place = state.places.get(prefix);
  if (place) {
    return { words: place.words, own: place.own, wire: place.wire, parent: undefined, end, key };
  }
  const draft = end === key.length ? undefined : state.drafts.get(prefix);
  if (!draft?.explicit || !draft.named) return undefined;
  return { words: draft.explicit.words, wire: draft.explicit.wire, parent: draft.id, end, key };
}

/** Tokens that say nothing where a place could not be read in full. */
const STRUCTURE: ReadonlySet<string> = new Set([
  "paths",
  "components",
  "schemas",
  "schema",
  "content",
  "properties",
  "allOf",
  "oneOf",
  "anyOf",
]);

/** Walks the keywords from a named place to the schema: each adds the words by which its schemas are told apart. */
function finish(state: State, walk: Walk): Placed {
  const own = walk.end === walk.key.length ? walk.own : undefined;
  while (walk.end < walk.key.length) {
    stepOver(state, walk);
    if (walk.end < walk.key.length) noteParent(state, walk);
  }
  const words = own ? [...walk.words, ...own] : walk.words;
  return { name: makeName(walk.wire, { words }), inner: walk.words, parent: walk.parent };
}

function noteParent(state: State, walk: Walk): void {
  const draft = state.drafts.get(walk.key.slice(0, walk.end));
  if (draft?.decl) walk.parent = draft.id;
}

function add(walk: Walk, words: readonly string[], wire = words.join(" ")): void {
  walk.words = [...walk.words, ...words];
  walk.wire = wire;
}

/** Takes one keyword, and the name or index that belongs to it. */
function stepOver(state: State, walk: Walk): void {
  const { key } = walk;
  const end = nextEnd(key, walk.end);
  const keyword = key.slice(walk.end + 1, end);
  const next = end < key.length ? key.slice(end + 1, nextEnd(key, end)) : undefined;
  const paired = next !== undefined && (PAIRED.has(keyword) || (keyword === "items" && /^\d+$/.test(next)));
  walk.end = paired ? end + 1 + next.length : end;
  if (paired) addPaired(state, walk, keyword, unescapeToken(next));
  else if (keyword === "items") add(walk, ["item"]);
  else if (VALUES.has(keyword)) add(walk, ["value"]);
  else if (keyword === "propertyNames") add(walk, ["key"]);
  else if (keyword === BASE) add(walk, ["base"]);
}

const PAIRED: ReadonlySet<string> = new Set([
  "properties",
  "patternProperties",
  "prefixItems",
  "allOf",
  "oneOf",
  "anyOf",
  "type",
  "$defs",
  "definitions",
  "dependentSchemas",
]);
const VALUES: ReadonlySet<string> = new Set(["additionalProperties", "unevaluatedProperties", "additionalItems"]);

function addPaired(state: State, walk: Walk, keyword: string, name: string): void {
  switch (keyword) {
    case "properties":
    case "$defs":
    case "definitions":
      add(walk, splitWords(name), name);
      break;
    case "patternProperties":
      add(walk, ["value"]);
      break;
    case "items":
    case "prefixItems":
      add(walk, ["item", ordinal(Number(name))]);
      break;
    case "oneOf":
    case "anyOf":
    case "type":
      add(walk, state.variantWords.get(walk.key.slice(0, walk.end)) ?? []);
      break;
    default:
  }
}

/** Positions of a tuple have a meaning of their own: the third element stays the third. */
function ordinal(position: number): string {
  return (
    ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"][position] ?? String(position + 1)
  );
}
