import { makeName, type Name, splitWords, type TypeId } from "@sdkwright/plugin-api";
import { unescapeToken } from "./node.js";
import { type Draft, idOf, type State } from "./state.js";

/** The name of an inline schema's place, and the declaration that it stands in. */
interface Placed {
  readonly name: Name;
  readonly parent: TypeId | undefined;
}

interface Walk {
  words: readonly string[];
  wire: string;
  parent: TypeId | undefined;
  prefix: string;
}

/** Settles the names that depend on places, when all places are known. */
export function nameDrafts(state: State): void {
  for (const draft of state.drafts.values()) {
    const { decl } = draft;
    if (!decl) continue;
    const placed = draft.explicit && !isNested(draft) ? undefined : placeOf(state, draft.key);
    decl.name = draft.explicit ?? placed!.name;
    if (placed?.parent !== undefined && !draft.named) decl.parent = placed.parent;
  }
  for (const { decl } of state.drafts.values()) {
    if (decl?.kind !== "union") continue;
    decl.variants = decl.variants.map((variant) => {
      if (variant.name.wire !== "" || variant.type.kind !== "ref") return variant;
      const name = state.drafts.get(variant.type.id)?.decl?.name;
      return name ? { ...variant, name } : variant;
    });
  }
}

function isNested(draft: Draft): boolean {
  return !draft.named;
}

function placeOf(state: State, key: string): Placed {
  const hash = key.indexOf("#") + 1;
  const tokens = key.length > hash ? key.slice(hash + 1).split("/") : [];
  let prefix = key.slice(0, hash);
  for (let depth = 0; depth <= tokens.length; depth++) {
    if (depth > 0) prefix += `/${tokens[depth - 1]}`;
    const start = startOf(state, prefix, key);
    if (start) return finish(state, start, tokens.slice(depth));
  }
  const words = tokens.filter((token) => !STRUCTURE.has(token)).flatMap((token) => splitWords(unescapeToken(token)));
  return { name: makeName(words.join(" "), { words }), parent: undefined };
}

function startOf(state: State, prefix: string, key: string): Walk | undefined {
  const place = state.places.get(prefix);
  if (place) {
    const words = prefix === key ? [...place.words, ...(place.own ?? [])] : place.words;
    return { words, wire: place.wire, parent: undefined, prefix };
  }
  const id = idOf(state, prefix);
  const draft = state.drafts.get(id);
  if (!draft?.explicit || !draft.named || prefix === key) return undefined;
  return { words: draft.explicit.words, wire: draft.explicit.wire, parent: id, prefix };
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
function finish(state: State, walk: Walk, tokens: readonly string[]): Placed {
  let index = 0;
  while (index < tokens.length) {
    const taken = stepOver(state, walk, tokens, index);
    index += taken;
    if (index < tokens.length) noteParent(state, walk);
  }
  return { name: makeName(walk.wire, { words: walk.words }), parent: walk.parent };
}

function noteParent(state: State, walk: Walk): void {
  const id = idOf(state, walk.prefix);
  if (state.drafts.get(id)?.decl) walk.parent = id;
}

function add(walk: Walk, words: readonly string[], wire = words.join(" ")): void {
  walk.words = [...walk.words, ...words];
  walk.wire = wire;
}

/** Takes one keyword, and the name or index that belongs to it; says how many tokens that were. */
function stepOver(state: State, walk: Walk, tokens: readonly string[], index: number): 1 | 2 {
  const keyword = tokens[index]!;
  const next = tokens[index + 1];
  const paired = next !== undefined && (PAIRED.has(keyword) || (keyword === "items" && /^\d+$/.test(next)));
  walk.prefix += paired ? `/${keyword}/${next}` : `/${keyword}`;
  if (paired) addPaired(state, walk, keyword, unescapeToken(next));
  else if (keyword === "items") add(walk, ["item"]);
  else if (VALUES.has(keyword)) add(walk, ["value"]);
  else if (keyword === "propertyNames") add(walk, ["key"]);
  return paired ? 2 : 1;
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
      add(walk, state.variantWords.get(walk.prefix) ?? []);
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
