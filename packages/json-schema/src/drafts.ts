import type {
  AliasDecl,
  EnumDecl,
  Json,
  Name,
  ObjectDecl,
  Type,
  TypeDecl,
  UnionDecl,
  Variant,
} from "@sdkwright/plugin-api";
import { makeName } from "@sdkwright/plugin-api";
import { extension } from "./dialect.js";
import { document, schemaExamples } from "./docs.js";
import { enumTitle, readForeign } from "./foreign-extensions.js";
import { isObject, keyOf, type Node, originOf } from "./node.js";
import { type Draft, idOf, type Mutable, type State } from "./state.js";
import { titleOf } from "./titles.js";

/**
 * Takes a place among the declarations before the schema's inside is read, so that order is that of the definition and
 * recursion finds the declaration.
 */
export function claim(state: State, node: Node, named?: string): Draft {
  const key = keyOf(node);
  const known = state.drafts.get(key);
  if (known) {
    state.current = known;
    return known;
  }
  const chosen = chosenName(node.value, named !== undefined);
  const given = typeof chosen === "string" ? chosen : named;
  const explicit = given === undefined ? undefined : makeName(given, { explicit: true });
  const id = idOf(state, key);
  const ref: Type = { kind: "ref", id };
  const draft: Draft = {
    id,
    key,
    ref,
    node,
    decl: undefined,
    explicit,
    title: typeof chosen === "string" ? undefined : titleFor(state, node, named !== undefined),
    named: named !== undefined,
    taken: false,
    outer: state.current,
    inner: undefined,
  };
  state.drafts.set(key, draft);
  state.current = draft;
  return draft;
}

/** The name that an extension gives a type. Other generators have one key for the names of properties and of components. */
function chosenName(value: Json, isComponent: boolean): Json | undefined {
  if (!isObject(value)) return undefined;
  return extension(value, "type-name") ?? (isComponent ? readForeign(value, "property-name")?.value : undefined);
}

/** What can name a schema beside its location: `x-ms-enum`, or the title where settings say so. */
function titleFor(state: State, node: Node, named: boolean): Name | undefined {
  const enumName = isObject(node.value) ? enumTitle(node.value) : undefined;
  if (enumName !== undefined) return makeName(enumName);
  const title = state.options.settings.titlesAsNames ? titleOf(node.value) : undefined;
  return title && { ...title, explicit: named };
}

type Own<D extends TypeDecl> = Omit<
  D,
  | "id"
  | "name"
  | "origin"
  | "namespace"
  | "parent"
  | "examples"
  | "summary"
  | "description"
  | "externalDocs"
  | "availability"
  | "audiences"
>;
export type DeclBody = Own<ObjectDecl> | Own<EnumDecl> | Own<UnionDecl> | Own<AliasDecl>;

const UNNAMED = makeName("", {});

/** Gives a claimed place its declaration. The name follows at the end. */
export function settle(state: State, draft: Draft, body: DeclBody): Type {
  const { id, node } = draft;
  const decl = { kind: body.kind, id, name: UNNAMED, origin: originOf(node) } as Mutable<TypeDecl>;
  if (state.options.namespace !== undefined) decl.namespace = state.options.namespace;
  describe(decl, node);
  draft.decl = Object.assign(decl, body) as NonNullable<Draft["decl"]>;
  return draft.ref;
}

function describe(decl: Mutable<TypeDecl>, node: Node): void {
  const { value } = node;
  if (!isObject(value)) return;
  document(decl, value);
  if (decl.summary === undefined && typeof value.title === "string" && value.title !== "") decl.summary = value.title;
  const examples = schemaExamples(node);
  if (examples) decl.examples = examples;
}

/** A variant that has words of its own for a name, and that no property tells from the others. */
export function namedVariant(node: Node, words: readonly string[], type: Type): Variant {
  return { name: makeName(words.join(" "), { words }), type, tags: [], origin: originOf(node) };
}
