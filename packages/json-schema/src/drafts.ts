import type { AliasDecl, EnumDecl, ObjectDecl, TypeDecl, TypeId, UnionDecl } from "@sdkwright/plugin-api";
import { makeName } from "@sdkwright/plugin-api";
import { extension } from "./dialect.js";
import { document, schemaExamples } from "./docs.js";
import { isObject, keyOf, type Node, originOf } from "./node.js";
import type { Draft, Mutable, State } from "./state.js";

interface Claim {
  readonly id: TypeId;
  readonly node: Node;
  /** Given where the schema is declared for use elsewhere. */
  readonly named?: string;
}

/**
 * Takes a place among the declarations before the schema's inside is read, so that order is that of the definition and
 * recursion finds the declaration.
 */
export function claim(state: State, { id, node, named }: Claim): Draft {
  const known = state.drafts.get(id);
  if (known) return known;
  const chosen = isObject(node.value) ? extension(node.value, "type-name") : undefined;
  const explicit =
    typeof chosen === "string"
      ? makeName(chosen, { explicit: true })
      : named === undefined
        ? undefined
        : makeName(named, { explicit: true });
  const draft: Draft = { key: keyOf(node), node, decl: undefined, explicit, named: named !== undefined, taken: false };
  state.drafts.set(id, draft);
  return draft;
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
export function settle(state: State, id: TypeId, body: DeclBody): void {
  const draft = state.drafts.get(id);
  if (!draft) return;
  const { node } = draft;
  const decl = { kind: body.kind, id, name: UNNAMED, origin: originOf(node) } as Mutable<TypeDecl>;
  if (state.options.namespace !== undefined) decl.namespace = state.options.namespace;
  describe(decl, node);
  draft.decl = Object.assign(decl, body) as NonNullable<Draft["decl"]>;
}

function describe(decl: Mutable<TypeDecl>, node: Node): void {
  const { value } = node;
  if (!isObject(value)) return;
  document(decl, value);
  if (decl.summary === undefined && typeof value.title === "string" && value.title !== "") decl.summary = value.title;
  const examples = schemaExamples(node);
  if (examples) decl.examples = examples;
}
