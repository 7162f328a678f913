import type { DocTag } from "@sdkwright/docs-kit";
import type { DocComment, FileWriter, OriginId, Part } from "@sdkwright/plugin-api";
import { flatWidth } from "@sdkwright/plugin-api";
import { WIDTH } from "../comment.js";
import { emitDoc } from "../docs.js";
import { accessor, functionHead, propertyHead, typeHead } from "../line-breaks.js";

/** The tags of a function: its parameters by name, and what it returns. */
export function tagsOf(parameters: { readonly [name: string]: string }, returned?: string): DocTag[] {
  const tags: DocTag[] = Object.entries(parameters).map(([name, text]) => ({ tag: "param", name, text }));
  return returned === undefined ? tags : [...tags, { tag: "returns", text: returned }];
}

/** The comment of a function whose text is not the API's. */
export const said = (
  text: string,
  parameters: { readonly [name: string]: string } = {},
  returned?: string,
): DocComment => ({ text: [text], tags: tagsOf(parameters, returned) });

/** A type of a file. */
export interface TypeText {
  readonly name: string;
  readonly origin?: OriginId | undefined;
  readonly doc: DocComment | string;
  /** `public struct`. */
  readonly kind: string;
  /** What it conforms to. */
  readonly bases?: readonly Part[];
}

/** Prints a type, with `body` in its block. */
export function emitType(file: FileWriter, { name, origin, doc, kind, bases = [] }: TypeText, body: () => void): void {
  file.declare(name, origin);
  emitDoc(file, doc);
  file.block(typeHead(`${kind} ${name}`, bases), body, "}");
}

/** A function. */
export interface FunctionText {
  readonly doc?: DocComment | string;
  /** `public func get`, or `init`. */
  readonly head: Part;
  readonly parameters?: readonly Part[];
  /** What follows the parameters: ` async throws -> Pet`. */
  readonly behind?: Part;
  readonly body: readonly Part[];
  /** The call that users make, and what it came from. */
  readonly traced?: { readonly symbol: string; readonly origin: OriginId };
}

/** Prints a function. */
export function emitFunction(file: FileWriter, text: FunctionText): void {
  const { doc, head, parameters = [], behind = "", body, traced } = text;
  file.blank();
  if (doc !== undefined) emitDoc(file, doc);
  if (traced) file.trace(traced.symbol, traced.origin);
  emitBody(file, functionHead(head, parameters, behind), body);
}

/** Prints statements in the block of a head. */
export const emitBlock = (file: FileWriter, head: Part, statements: readonly Part[]): void =>
  emitBody(file, [head, " {"], statements);

/** The same of a head that has its brace. */
function emitBody(file: FileWriter, head: Part, statements: readonly Part[]): void {
  const print = () => {
    for (const statement of statements) file.line(statement);
  };
  file.block(head, print, "}", [head, "}"]);
}

/** A name and its type. */
export type Typed = readonly [name: string, type: Part];

/** The code that reads a property, and the code that sets it if it can be set. */
interface Accessors {
  readonly get: Part;
  readonly set?: Part;
}

/** Prints a property without stored value: on one line where it is short and cannot be set. */
export function emitAccessors(file: FileWriter, [name, type]: Typed, { get, set }: Accessors): void {
  const short: Part = [`public var ${name}: `, type, " { ", get, " }"];
  if (set === undefined && flatWidth(short) <= WIDTH - "  ".length) {
    file.line(short);
    return;
  }
  file.block(
    propertyHead(name, type),
    () => {
      file.line(set === undefined ? get : accessor("get", get));
      if (set !== undefined) file.line(accessor("set", set));
    },
    "}",
  );
}

/** Prints a property that is one expression. */
export function emitComputed(file: FileWriter, doc: DocComment | string, typed: Typed, expression: Part): void {
  file.blank();
  emitDoc(file, doc);
  emitAccessors(file, typed, { get: expression });
}
