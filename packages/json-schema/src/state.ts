import type { Diagnostic, Name, Report, Type, TypeDecl, TypeId } from "@sdkwright/plugin-api";
import type { Dialect } from "./dialect.js";
import type { JsonObject, Node } from "./node.js";
import type { Resolver } from "./resolver.js";
import type { SchemaSettings } from "./settings.js";

/** How the place of a schema is called when nothing in the schema says so. */
export interface PlaceName {
  readonly words: readonly string[];
  /** Further words for the schema at the place itself; those inside it do without. */
  readonly own?: readonly string[];
  /** Exact text that the words come from. */
  readonly wire: string;
}

export interface SchemaOptions {
  readonly resolver: Resolver;
  readonly dialect: Dialect;
  readonly report: Report;
  /** Prefix of every position in an id. */
  readonly idPrefix: string;
  readonly namespace?: string;
  /**
   * Name of a place that declares a schema for use elsewhere (a component). Such a schema always becomes a declaration
   * of that name; undefined for all other places.
   */
  named(node: Node): string | undefined;
  /** The place that declares a schema of that name for use elsewhere. Absent: no name stands for a schema. */
  schemaNamed?(name: string): Node | undefined;
  readonly settings: SchemaSettings;
}

export type Mutable<T> = { -readonly [K in keyof T]: T[K] };
type MutableDecl = TypeDecl extends infer D ? (D extends TypeDecl ? Mutable<D> : never) : never;

/** A declaration whose name is settled at the end, when all places are known. */
export interface Draft {
  readonly id: TypeId;
  readonly key: string;
  /** The one reference to it. */
  readonly ref: Type;
  readonly node: Node;
  /** Undefined while the schema is being read. */
  decl: MutableDecl | undefined;
  /** Name given by the definition; for a schema that stands inline, words in place of those of its place. */
  explicit: Name | undefined;
  /** Its title, which names it unless another schema has the same one. */
  readonly title: Name | undefined;
  /** Declared for use elsewhere: it stays a declaration whatever it turns out to be. */
  readonly named: boolean;
  /** Something refers to it. */
  taken: boolean;
  /** The declaration that was being read when this one was met: nearly always the one it stands in. */
  readonly outer: Draft | undefined;
  /** Words for the schemas that stand in it, once they are known. */
  inner: readonly string[] | undefined;
}

/** A variant while its union is being read. */
export interface VariantDraft {
  /** The schema as listed. */
  readonly listed: Node;
  /** The schema with what stands beside the list. */
  readonly node: Node;
  readonly type: Type;
}

/** Everything known about one run of the lowering. */
export interface State {
  readonly options: SchemaOptions;
  readonly report: (diagnostic: Diagnostic) => void;
  /**
   * Lowers a schema of any kind. Schemas hold schemas, so each function that lowers one kind must lower all others. This
   * member is the only way to them: files import no file that lowers a schema which may hold theirs. Use `typeOf` or
   * `coreOf` for a schema at a location of its own.
   */
  readonly lower: (state: State, node: Node, value: JsonObject) => Type;
  /** By key, in the order of declaration. */
  readonly drafts: Map<string, Draft>;
  /** Names of properties, which repeat all over a definition. */
  readonly names: Map<string, Name>;
  /** Named schemas that something refers to and that are still to be read. */
  readonly queue: Node[];
  /** Names of the places at which inline schemas start, by key. */
  readonly places: Map<string, PlaceName>;
  /** Names of variants that stand inline, by key. */
  readonly variantWords: Map<string, readonly string[]>;
  /** Unnamed targets of references that are being read. */
  readonly open: Set<string>;
  /** Schemas whose `allOf` is being merged. */
  readonly expanding: Set<string>;
  /** Merged schemas by the keys of their parts. */
  readonly merged: Map<string, Node>;
  readonly nullability: Map<string, boolean>;
  readonly views: Map<string | Node, ObjectView | null>;
  /** Of schemas with a discriminator and no list of variants, the schemas that their values can be, by key. */
  readonly heirs: Map<string, readonly Node[]>;
  /** For each holder of declared schemas, who extends whom in it. */
  readonly extending: Map<string, ReadonlyMap<string, readonly Node[]>>;
  depth: number;
  /** Schemas that lead from one to the next at this moment: see {@link followChain}. */
  chain: number;
  /** Variants, one in the other, that are being combined with what stands beside them at this moment. */
  combining: number;
  /** How many such variants stood in others, all in all. */
  combined: number;
  /** There were too many of them, and it was reported. */
  tooMany: boolean;
  /** The declaration that is being read. */
  current: Draft | undefined;
}

/** The object schema after its `allOf` is resolved, which decides whether it can be inherited. */
export interface ObjectView {
  /** The place of the declaration that the schema becomes. */
  readonly node: Node;
  readonly properties: ReadonlyMap<string, Node>;
  readonly required: ReadonlySet<string>;
}

export function idOf(state: State, key: string): TypeId {
  return `type:${state.options.idPrefix}${key}`;
}
