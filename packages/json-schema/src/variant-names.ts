import { makeName, splitWords, type Type, type TypeId } from "@sdkwright/plugin-api";
import { literalValues, type Scalar } from "./literal-values.js";
import { isObject } from "./node.js";
import { idOf, type State, type VariantDraft } from "./state.js";
import { nameOfTarget } from "./targets.js";
import { titleOf } from "./titles.js";
import { objectView } from "./views.js";

/**
 * Words for the variants that have no name of their own: their title, their tag, their type, or a property that no other
 * variant has. Undefined for a variant that is a declared schema: it is called like that.
 */
export function localWords(
  state: State,
  variants: readonly VariantDraft[],
  tags: readonly (readonly Scalar[])[] | undefined,
): readonly (readonly string[] | undefined)[] {
  const words = variants.map((variant, index) => {
    const { listed, node, type } = variant;
    const ref = isObject(listed.value) ? listed.value.$ref : undefined;
    if (ref !== undefined && type.kind === "ref") {
      if (node === listed) return undefined;
      // The declared schema and what stands beside the list: a type of its own.
      const target = typeof ref === "string" ? state.options.resolver.target(listed, ref) : undefined;
      const name = target && nameOfTarget(state, target);
      if (name !== undefined) return splitWords(name);
    }
    const title = titleOf(listed.value);
    if (title) return title.words;
    const own = tags?.[index];
    if (own?.length === 1) return makeName(String(own[0])).words;
    return wordsOfType(state, type) ?? distinguishing(state, variants, index) ?? ["variant", String(index + 1)];
  });
  return words.map((own, index) => (own ? [...own, ...furtherWords(state, variants, { words, index })] : own));
}

/** Of variants whose words are the same: the value of a property that tells this one from the others of them. */
function furtherWords(
  state: State,
  variants: readonly VariantDraft[],
  { words, index }: { readonly words: readonly (readonly string[] | undefined)[]; readonly index: number },
): readonly string[] {
  const key = words[index]?.join(" ");
  const alike = variants.filter((_, other) => words[other]?.join(" ") === key);
  const view = alike.length < 2 ? null : objectView(state, variants[index]!.node);
  if (!view) return [];
  for (const name of view.properties.keys()) {
    const values = alike.map((variant) => onlyValueOf(state, variant, name));
    const own = onlyValueOf(state, variants[index]!, name);
    if (own === undefined || values.filter((value) => value === own).length > 1) continue;
    const found = makeName(String(own)).words;
    if (found.length > 0 && found.length <= MAX_VALUE_WORDS) return ["of", ...found];
  }
  return [];
}

/** Words of a value beyond which it makes no name. */
const MAX_VALUE_WORDS = 6;

/** The only value that a variant's property can have. */
function onlyValueOf(state: State, variant: VariantDraft, name: string): Scalar | undefined {
  const property = objectView(state, variant.node)?.properties.get(name);
  const values = property ? literalValues(state, property) : [];
  return values.length === 1 ? values[0] : undefined;
}

function wordsOfType(state: State, type: Type): readonly string[] | undefined {
  switch (type.kind) {
    case "primitive":
      return makeName(type.primitive === "int64" ? "integer" : type.primitive).words;
    case "literal":
      return makeName(String(type.value)).words;
    case "list":
    case "tuple":
      return [...((type.kind === "list" && wordsOfType(state, type.items)) || []), "list"];
    case "map":
      return ["map"];
    case "nullable":
      return wordsOfType(state, type.inner);
    case "unknown":
    case "never":
    case "null":
      return [type.kind];
    case "ref":
      return wordsOfEnum(state, type.id);
    default:
      return type satisfies never;
  }
}

/** An inline enum is called by what it is made of. */
function wordsOfEnum(state: State, id: TypeId): readonly string[] | undefined {
  const decl = state.drafts.get(id.slice(idOf(state, "").length))?.decl;
  return decl?.kind === "enum" ? [decl.base] : undefined;
}

function distinguishing(state: State, variants: readonly VariantDraft[], index: number): readonly string[] | undefined {
  const view = objectView(state, variants[index]!.node);
  if (!view) return undefined;
  const others = variants.filter((_, other) => other !== index).map((variant) => objectView(state, variant.node));
  for (const name of [...view.required, ...view.properties.keys()]) {
    if (others.every((other) => !other?.properties.has(name))) return ["with", ...makeName(name).words];
  }
  return undefined;
}
