import type { Shape } from "./shapes.js";

/** A parameter of a method. */
export interface Parameter {
  readonly name: string;
  readonly shape: Shape;
  readonly isOptional: boolean;
  /** Whether it has no name in calls. */
  readonly isPositional: boolean;
}

/** A block, and what it is called with. */
export interface Block {
  readonly takes: readonly (readonly [name: string, shape: Shape])[];
  readonly isOptional: boolean;
}

/** A method that programs call. */
export interface Signature {
  readonly name: string;
  /** Whether it is one of the class or module itself. */
  readonly isStatic?: boolean;
  readonly parameters?: readonly Parameter[];
  readonly block?: Block;
  readonly gives: Shape;
}

/** A constant. */
export interface Constant {
  readonly name: string;
  readonly shape: Shape;
}

/** A type with a name. */
export interface Alias {
  readonly name: string;
  readonly shape: Shape;
  /** Whether the types of Sorbet, which have neither literals nor records, have a name for it too. */
  readonly inSorbet: boolean;
}

/** A class or a module of the SDK, as programs see it. */
export interface Declaration {
  /** The module in which it stands, below that of the SDK: `Types`; empty for that of the SDK itself. */
  readonly module: string;
  readonly kind: "class" | "module";
  readonly name: string;
  readonly base?: Shape;
  /** A module of the runtime whose methods the module itself has. */
  readonly extend?: string;
  readonly aliases?: readonly Alias[];
  readonly constants?: readonly Constant[];
  readonly methods?: readonly Signature[];
}

export const keyword = (name: string, shape: Shape, isOptional = true): Parameter => ({
  name,
  shape,
  isOptional,
  isPositional: false,
});

export const positional = (name: string, shape: Shape): Parameter => ({
  name,
  shape,
  isOptional: false,
  isPositional: true,
});
