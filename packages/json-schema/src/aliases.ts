import { type AliasDecl, makeName, referencesOf, type Type, type TypeId, unknownType } from "@sdkwright/plugin-api";
import { jsonSchemaCatalogue } from "./catalogue.js";
import { locationOf } from "./node.js";
import type { Draft, State } from "./state.js";

/**
 * Breaks circles of aliases, which no language can declare. A circle with a list or a map in it becomes a type of its
 * own (a union of one variant); one without is not a valid type and becomes any value, with a warning.
 */
export function breakAliasCycles(state: State): void {
  const aliases = new Map<TypeId, Draft>();
  for (const draft of state.drafts.values()) if (draft.decl?.kind === "alias") aliases.set(draft.id, draft);
  const done = new Set<TypeId>();
  for (const id of aliases.keys()) visit(state, id, { path: new Set(), done, aliases });
}

interface Search {
  /** From the first alias to the one that is being looked at. */
  readonly path: Set<TypeId>;
  readonly done: Set<TypeId>;
  readonly aliases: ReadonlyMap<TypeId, Draft>;
}

/** Looks for circles from one alias, depth first, without recursion: chains can be as long as a definition. */
function visit(state: State, first: TypeId, search: Search): void {
  const { path, done } = search;
  const levels: { readonly id: TypeId; readonly next: TypeId[] }[] = [];
  const enter = (id: TypeId): void => {
    const alias = aliasAt(search, id);
    if (!alias || done.has(id)) return;
    if (path.has(id)) breakCircle(state, search, [...path].slice([...path].indexOf(id)));
    else {
      path.add(id);
      levels.push({ id, next: referencesOf(alias.type).reverse() });
    }
  };
  enter(first);
  for (let level = levels.at(-1); level; level = levels.at(-1)) {
    const next = level.next.pop();
    if (next !== undefined) enter(next);
    else {
      levels.pop();
      path.delete(level.id);
      done.add(level.id);
    }
  }
}

function aliasAt({ aliases }: Search, id: TypeId): AliasDecl | undefined {
  const decl = aliases.get(id)?.decl;
  return decl?.kind === "alias" ? decl : undefined;
}

function holdsValues(type: Type): boolean {
  return type.kind !== "ref" && (type.kind !== "nullable" || type.inner.kind !== "ref");
}

function breakCircle(state: State, search: Search, circle: readonly TypeId[]): void {
  const container = circle.find((id) => {
    const alias = aliasAt(search, id);
    return alias !== undefined && holdsValues(alias.type);
  });
  const draft = search.aliases.get(container ?? circle.at(-1)!);
  const alias = draft?.decl;
  if (!draft || alias?.kind !== "alias") return;
  if (container) toUnion(draft, alias);
  else {
    alias.type = unknownType;
    const params = { name: draft.explicit?.wire ?? draft.key };
    state.report(jsonSchemaCatalogue.create("recursive-alias", params, { location: locationOf(draft.node) }));
  }
}

function toUnion(draft: Draft, alias: AliasDecl): void {
  const { type, kind, ...rest } = alias;
  const words = type.kind === "map" ? ["map"] : type.kind === "list" || type.kind === "tuple" ? ["list"] : ["value"];
  const variant = { name: makeName(words[0]!, { words }), type, tags: [], origin: alias.origin };
  draft.decl = { ...rest, kind: "union", discriminator: null, variants: [variant] };
}
