import type { JsonValue, TypeId } from "@sdkwright/plugin-api";

/** A JSON Schema as it is printed. */
export type JsonSchema = { [keyword: string]: JsonValue };

/** How schemas are written: what they are for, and in which version of JSON Schema. */
export interface SchemaDialect {
  /** The `$ref` of a declared type; undefined where its values are not described further. */
  readonly ref: (id: TypeId) => string | undefined;
  /** Draft 7, as the validators of API clients know it, or 2020-12, as OpenAPI 3.1 has it. */
  readonly draft: "7" | "2020-12";
  /**
   * `validate`: what received values are compared with: undeclared properties and enum values are accepted, as SDKs accept
   * them, and texts are left out. `describe`: everything that the definition says.
   */
  readonly purpose: "validate" | "describe";
}

/** Whether a schema is there to describe, and not to judge received values. */
export const describes = ({ purpose }: SchemaDialect): boolean => purpose === "describe";
