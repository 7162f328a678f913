import type { ExitCode } from "./exit.js";
import type { Io } from "./io.js";

/** A flag, as help shows it and the parser takes it. */
export interface FlagSpec {
  /** Without the dashes. */
  readonly name: string;
  readonly short?: string;
  /** Placeholder of the value; a flag without one is on or off. */
  readonly value?: string;
  /** The values that it takes, where these are known. */
  readonly values?: readonly string[];
  /** The value is a whole number of 1 or more, up to a highest one if that is given. */
  readonly count?: true | number;
  /** May be given several times. */
  readonly many?: boolean;
  /** Flags that it cannot be combined with. */
  readonly excludes?: readonly string[];
  /** Another flag that it needs. */
  readonly needs?: string;
  /** Needs the argument of the command. */
  readonly needsArgument?: true;
  readonly help: string;
}

/** What a command was called with. */
export interface Arguments {
  readonly positionals: readonly string[];
  has(flag: string): boolean;
  /** Value of a flag; the last where it was given twice. */
  value(flag: string): string | undefined;
  values(flag: string): readonly string[];
  /** Every flag that was given, with its values; a flag without a value has an empty one. */
  readonly flags: ReadonlyMap<string, readonly string[]>;
}

/** A command: from this come parsing, help and dispatch. */
export interface CommandSpec {
  readonly name: string;
  /** One line, in the list of commands. */
  readonly summary: string;
  /** Paragraphs. */
  readonly about: readonly string[];
  /** The first positional argument, where it takes one. */
  readonly argument?: {
    readonly name: string;
    readonly required: boolean;
    readonly help: string;
    /** Flags that cannot be given together with it. */
    readonly excludes?: readonly string[];
    /** A flag that has to be given together with it. */
    readonly needs?: string;
    /** May be given several times. */
    readonly many?: true;
    /** A flag that replaces a required argument. */
    readonly unless?: string;
  };
  /** A second one, which is required where the first is. */
  readonly second?: { readonly name: string; readonly help: string };
  readonly flags: readonly FlagSpec[];
  readonly examples: readonly { readonly line: string; readonly about: string }[];
  /** Loads the code of the command: only what runs is loaded. */
  readonly load: () => Promise<(args: Arguments, io: Io) => Promise<ExitCode>>;
}
