import type { Node, ObjectNode, Reading } from "@sdkwright/json-schema";
import type { ErrorDecl, ErrorId, FrontendContext, TypeDecl, TypeId } from "@sdkwright/plugin-api";

/** One file: what it declares, and the files that it imports by prefix. */
export interface Scope {
  readonly root: Node;
  readonly defaultPackage: string | undefined;
  readonly objects: ReadonlyMap<string, ObjectNode>;
  readonly errors: ReadonlyMap<string, ObjectNode>;
  /** Types of other worlds: each with the type that stands in for it. */
  readonly externals: ReadonlyMap<string, Node>;
  /** Null for a file that cannot be imported, which is reported at its import. */
  readonly imports: ReadonlyMap<string, Scope | null>;
}

/** A declaration, and the file whose names its own types are. */
export interface Declared {
  readonly node: ObjectNode;
  readonly scope: Scope;
}

/** Everything that lowering one definition shares. */
export interface Context extends Reading {
  readonly frontend: FrontendContext;
  readonly idPrefix: string;
  readonly namespace: string | undefined;
  /** Types in the order of declaration; undefined while one is being read. */
  readonly types: Map<TypeId, TypeDecl | undefined>;
  readonly errors: Map<ErrorId, ErrorDecl>;
  /** Names that endpoints take their tokens from: `header`, or a cookie. */
  readonly auth: Set<string>;
}
