import type { OriginId } from "./ids.js";

/** A JSON value exactly as a definition holds it. */
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue };

/**
 * A name in both its forms. Backends print `wire` to the network and case `words` for the language.
 */
export interface Name {
  /** The exact text of the definition, or of the wire. */
  readonly wire: string;
  /**
   * The words, in their original letter case (`CustomerID` is `["Customer", "ID"]`, `v2_users` is `["v2", "users"]`).
   * Digits stay with the word they touch; smart casing decides whether to split them.
   */
  readonly words: readonly string[];
  /** True where the definition chose the name for code (a component's name, an extension); false where it was inferred. */
  readonly explicit: boolean;
}

/**
 * One step of a place: `[parent, token]`. Its parent is the index of another step, or -1 for a document, whose token is
 * the document's path relative to the workspace (with `/`). A token is one unescaped step of a JSON pointer
 * (RFC 6901), or a `line:column` in formats that have no pointers.
 */
export type Origin = readonly [parent: OriginId, token: string];

/** How mature or how obsolete a declaration is. */
export type AvailabilityStatus = "ga" | "beta" | "alpha" | "preview" | "deprecated" | "legacy";

export interface Availability {
  readonly status: AvailabilityStatus;
  /** Why, or what to use in its place: plain text for the doc comment. */
  readonly message?: string;
}

/** What every declaration carries. Text is the definition's own, not escaped for any language. */
export interface Documented {
  /** One line. */
  readonly summary?: string;
  /** Markdown. */
  readonly description?: string;
  /** A link to further reading. */
  readonly externalDocs?: { readonly url: string; readonly description?: string };
  /** Absent means generally available. */
  readonly availability?: Availability;
  /** Tags for which a group can select this element; absent means not tagged at all. */
  readonly audiences?: readonly string[];
}

/** An example given by the definition. Generated examples are made on demand and are not part of the IR. */
export interface Example {
  readonly name?: string;
  readonly summary?: string;
  readonly value: JsonValue;
  readonly origin: OriginId;
}

/** The part common to every node that has a place in a definition. */
export interface Located {
  readonly origin: OriginId;
}

export type ParameterPlace = "path" | "query" | "header" | "cookie";
