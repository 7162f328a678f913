import { code, type Dialect, list, type Part, type Sym } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { dialect } from "../dialect.js";
import { stringLiteral } from "../literals.js";

/** Columns of a sample: documents show about a hundred. */
const SAMPLE_WIDTH = 96;

export const requireLine = (library: string): string => `require ${stringLiteral(library)}`;

/** Samples stand in a file that has begun already, after the libraries that they need. */
export const sampleDialect: Dialect = {
  ...dialect,
  width: SAMPLE_WIDTH,
  imports: (all) => all.map(({ module }) => requireLine(module)),
};

/** What a library of Ruby has once programs require it. */
export const required = (library: string, name: string): Sym => ({
  part: "sym",
  name,
  module: library,
  external: true,
});

/** A class or a module of the SDK as programs write it. */
export const qualified = ({ library, module }: Context, path: string): Part => [required(library, module), `::${path}`];

/** An entry of a hash: its key is a name of the SDK, or a text of the API. */
export type HashEntry =
  | { readonly name: string; readonly value: Part }
  | { readonly text: string; readonly value: Part };

/** `name: 'Rex'`, as an argument or in a hash. */
export const named = (name: string, value: Part): Part => [`${name}: `, value];

const entryPart = (entry: HashEntry): Part =>
  "name" in entry ? named(entry.name, entry.value) : [stringLiteral(entry.text), " => ", entry.value];

/** `{ name: 'Rex', 'x-size' => 3 }`, one entry a line where it does not fit on one. */
export const hash = (entries: readonly HashEntry[]): Part =>
  list("{", entries.map(entryPart), "}", { spaced: true, trailing: false });

/** Does something with each item. */
export const looped = (over: Part, item: string, body: Part): Part => code`
  ${over} do |${item}|
    ${body}
  end`;
