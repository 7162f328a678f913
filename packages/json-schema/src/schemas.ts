import type { Type, TypeDecl, TypeId } from "@sdkwright/plugin-api";
import { breakAliasCycles } from "./aliases.js";
import { declareNamed, lowerSchema } from "./lower-schema.js";
import { keyOf, type Node } from "./node.js";
import { nameDrafts } from "./place-names.js";
import { type Member, settleMember } from "./presence.js";
import type { ObjectView, PlaceName, SchemaOptions, State } from "./state.js";
import { nameOfTarget } from "./targets.js";
import { typeOf } from "./type-of.js";
import { breakVariantCycles } from "./variant-cycles.js";
import { objectView } from "./views.js";

/** Reads the schemas of one definition into types and declarations. */
export interface Schemas {
  /** Names the place of an inline schema. The first name of a place stays: shared places are named where they are declared. */
  place(node: Node, name: PlaceName): void;
  /** The type expression of a schema where it is used. */
  type(node: Node): Type;
  /**
   * Returns the type of a value that is optional unless required, after the settings are applied; usually the type
   * itself.
   */
  member(node: Node, given: Pick<Member, "required"> & Partial<Member>): Member;
  /** Declares a schema of its own name, used or not. */
  declare(node: Node): TypeId | undefined;
  /** Properties of an object schema, inherited ones included; null for a schema of another kind. */
  view(node: Node): ObjectView | null;
  /** Reads what is still to be read, settles names, and gives every declaration in order. */
  finish(): { [id: TypeId]: TypeDecl };
}

export function createSchemas(options: SchemaOptions): Schemas {
  const state = newState(options);
  return {
    place(node, name) {
      const key = keyOf(node);
      if (!state.places.has(key)) state.places.set(key, name);
    },
    type: (node) => typeOf(state, node),
    member: (node, { type, required }) => settleMember(state, node, { type: type ?? typeOf(state, node), required }),
    declare(node) {
      const name = nameOfTarget(state, node);
      return name === undefined ? undefined : declareNamed(state, node, name);
    },
    view: (node) => objectView(state, node),
    finish: () => finish(state),
  };
}

function newState(options: SchemaOptions): State {
  return {
    options,
    report: options.report,
    lower: lowerSchema,
    drafts: new Map(),
    names: new Map(),
    queue: [],
    places: new Map(),
    variantWords: new Map(),
    open: new Set(),
    expanding: new Set(),
    merged: new Map(),
    nullability: new Map(),
    views: new Map(),
    heirs: new Map(),
    extending: new Map(),
    depth: 0,
    chain: 0,
    combining: 0,
    combined: 0,
    tooMany: false,
    current: undefined,
  };
}

function finish(state: State): { [id: TypeId]: TypeDecl } {
  // Reading one may ask for more.
  for (let index = 0; index < state.queue.length; index++) {
    const node = state.queue[index]!;
    declareNamed(state, node, nameOfTarget(state, node) ?? node.token);
  }
  breakAliasCycles(state);
  breakVariantCycles(state);
  nameDrafts(state);
  const types: { [id: TypeId]: TypeDecl } = {};
  for (const { id, decl } of state.drafts.values()) if (decl) types[id] = decl as TypeDecl;
  return types;
}
