import type { ErrorId, JsonValue, OperationId, ParameterPlace, SchemeId } from "@sdkwright/ir-schema";

/** Something with a name in the SDK, which a backend spells. */
export type NameRef =
  | { readonly kind: "credential"; readonly scheme: SchemeId; readonly part: string }
  | { readonly kind: "header"; readonly header: string }
  /** A client-level variable, or one of URLs. */
  | { readonly kind: "variable"; readonly name: string }
  | { readonly kind: "environment"; readonly index: number }
  | {
      readonly kind: "parameter";
      readonly method: OperationId;
      readonly in: ParameterPlace | "param";
      readonly name: string;
    }
  | { readonly kind: "body"; readonly method: OperationId }
  | { readonly kind: "error"; readonly id: ErrorId }
  /** The descriptor of a method. */
  | { readonly kind: "method"; readonly id: OperationId };

/**
 * What a runtime must know of an API, as a tree that knows no language. A backend prints it: records as struct or object
 * literals under the names of its runtime, symbols as the names that they stand for.
 */
export type Data =
  | Record_
  /** Keys are data, such as ids of schemes. */
  | { readonly kind: "map"; readonly of: string; readonly entries: readonly (readonly [key: string, value: Data])[] }
  | { readonly kind: "list"; readonly of: string; readonly items: readonly Data[] }
  | { readonly kind: "text"; readonly value: string }
  | { readonly kind: "number"; readonly value: number }
  | { readonly kind: "flag"; readonly value: boolean }
  /** One word of a closed vocabulary, such as the kind of a page. */
  | { readonly kind: "word"; readonly of: string; readonly value: string }
  | { readonly kind: "name"; readonly ref: NameRef }
  | { readonly kind: "json"; readonly value: JsonValue };

/** Fields in the order of the vocabulary; what goes without saying is left out. */
export interface Record_ {
  readonly kind: "record";
  /** Type of the runtime that it is a value of: `operation`, `body`, `page`, ... */
  readonly type: string;
  readonly fields: { readonly [name: string]: Data };
}
