import type { TypeId } from "@sdkwright/ir-schema";
import type { SamplePlace, SampleValue } from "./values.js";

/** A step from a value to one that it holds. The place is that of the value to which it leads. */
export type ReadStep = SamplePlace &
  (
    | {
        readonly kind: "property";
        readonly id: TypeId;
        readonly wire: string;
        /** As in a `SampleField`. */
        readonly required: boolean;
        readonly boxed: boolean;
      }
    /** An item of a list. */
    | { readonly kind: "index"; readonly index: number }
    /** A value of a map, or of an object that declares no properties. */
    | { readonly kind: "key"; readonly key: string }
    /** The value that a union holds of one of its variants. */
    | { readonly kind: "variant"; readonly id: TypeId; readonly index: number }
  );

/** What a program must find at a place of a result: a scalar, a member of an enum, or null. */
export interface SampleRead {
  /** Empty for the result itself. */
  readonly path: readonly ReadStep[];
  readonly value: SampleValue;
}

/** What a test reads of the result of its call, as a user of the SDK would: by properties, getters, variants and loops. */
export interface SampleReads {
  /**
   * Where paths begin: at the value that the call gives, or, of a page or a stream, at the list of as many items as a loop
   * over it gives first. The first step of a path is then an index into this list.
   */
  readonly from: { readonly kind: "value" } | { readonly kind: "items"; readonly count: number };
  /** The type of the value, or of an item. */
  readonly of: SamplePlace;
  /** The value can be missing: some success has no body. */
  readonly optional: boolean;
  readonly list: readonly SampleRead[];
}
