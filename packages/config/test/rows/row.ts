import type { Json } from "@sdkwright/source";

export interface JsonObject {
  readonly [key: string]: Json;
}

/** A key of a section: what it takes, and what the loaded configuration then holds. */
export interface Row {
  readonly key: string;
  /** A value that is accepted. Its kind is what a message about a wrong value has to name. */
  readonly good: Json;
  /** Further values that are accepted, each with what comes of it. */
  readonly also?: readonly (readonly [value: Json, gives: unknown])[];
  /** What comes of `good`, where that is not `good` itself. */
  readonly gives?: unknown;
  /**
   * Where the loaded configuration has it: steps below the section's own place, from the root where it begins with `/`;
   * `.` is the section itself. The key in camel case where absent.
   */
  readonly as?: string;
  /** The words that the key takes, where it takes no other text. */
  readonly words?: readonly string[];
  /** What a message calls the accepted values, where it says more than their kind. */
  readonly called?: string;
  /** The code for a section without the key; nothing is reported where absent. */
  readonly missing?: "missing-key" | "exactly-one-key" | "at-least-one-key";
  /** Keys that this key needs beside it, in place of the section's. */
  readonly beside?: JsonObject;
  /** An older spelling, or one without effect: read, but never proposed. */
  readonly older?: boolean;
  /** Codes of the findings that the accepted value gives. */
  readonly warns?: readonly string[];
}

/** An object of the file: a table of the specification, or a part of it. */
export interface Section {
  /** Number of the table in the specification, and which part of it. */
  readonly table: string;
  /** A sound file in YAML with `HERE` in the place of the section. */
  readonly frame: string;
  /** Where the loaded configuration has the section, as a list of steps joined by `/`. */
  readonly reads: string;
  /** Keys without which the section would not be sound. */
  readonly beside?: JsonObject;
  readonly rows: readonly Row[];
}

/** A key that a text, a flag, a list of texts, ... is good for. */
export function row(key: string, good: Json, more: Omit<Row, "key" | "good"> = {}): Row {
  return { key, good, ...more };
}

/** The text as it stands in files: a placeholder for a variable of the environment. */
export function env(name: string): string {
  return `$\{${name}}`;
}

/** A file with one generator, whose keys beside name and version are `lines`. */
export function aroundGenerator(key: string): string {
  return `groups:\n  sdk:\n    generators:\n      - name: g\n        version: "1"\n        ${key}: HERE\n`;
}

/** Where the generator of `aroundGenerator` is. */
export const GENERATOR = "groups/sdk/generators/0";

/** What a message calls the name of a variable of the environment. */
export const VARIABLE = { called: "the name of an environment variable, such as `ACME_TOKEN`" };

/** What a message calls the URL that a definition is pulled from. */
export const ORIGIN = { called: "an http or https URL" };
