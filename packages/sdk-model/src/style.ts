/**
 * The few things that languages want differently, as data: everything else is decided alike for all. Eight at most; a
 * ninth needs a decision record.
 */
export interface SdkStyle {
  /**
   * Which path parameters are arguments before the request: those that the configuration makes so; also those of a method
   * that takes nothing else; or all.
   */
  readonly arguments: "as-configured" | "path-only-too" | "path-always";
  /** Whether undeclared messages of a channel need a union type with a name, or unions are written where they are used. */
  readonly events: "named" | "inline";
  /** The language has no types of one value: a union of constants of one kind is an enum to it. */
  readonly constants?: "enums";
  /**
   * A request that has parameters beside a body of a declared type adds them to this type. Otherwise it flattens the
   * properties, and the type has no declaration unless something else uses it.
   */
  readonly bodies?: "extended";
}
