import { type AliasDecl, makeName, referencesOf, type Type, type TypeId, unknownType } from "@sdkwright/plugin-api";
import { jsonSchemaCatalogue } from "./catalogue.js";
import { locationOf } from "./node.js";
import type { Draft, State } from "./state.js";

/**
 * Breaks circles of aliases, which no language can declare. A circle with a list or a map in it becomes a type of its
 * own (a union of one variant); one without is no type at all and becomes any value, with a warning.
 */
export function breakAliasCycles(state: State): void {
  const aliases = new Map<TypeId, Draft>();
  for (const draft of state.drafts.values()) if (draft.decl?.kind === "alias") aliases.set(draft.id, draft);
  const done = new Set<TypeId>();
  for (const id of aliases.keys()) visit(state, id, { path: [], done, aliases });
}

interface Search {
  readonly path: TypeId[];
  readonly done: Set<TypeId>;
  readonly aliases: ReadonlyMap<TypeId, Draft>;
}

function visit(state: State, id: TypeId, search: Search): void {
  const alias = aliasAt(search, id);
  if (!alias || search.done.has(id)) return;
  const start = search.path.indexOf(id);
  if (start >= 0) {
    breakCircle(state, search, search.path.slice(start));
    return;
  }
  search.path.push(id);
  for (const next of referencesOf(alias.type)) visit(state, next, search);
  search.path.pop();
  search.done.add(id);
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
