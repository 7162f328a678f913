import type { DocTag } from "@sdkwright/docs-kit";
import type { DocComment, FileWriter, OriginId, Part } from "@sdkwright/plugin-api";
import { hardline } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { emitDoc } from "../docs.js";
import { arrow, derived, fieldLine, methodHead } from "../line-breaks.js";

/** The tags of a method: its parameters by name, and what it returns. */
export function tagsOf(parameters: { readonly [name: string]: string }, returned?: string): DocTag[] {
  const tags: DocTag[] = Object.entries(parameters).map(([name, text]) => ({ tag: "param", name, text }));
  return returned === undefined ? tags : [...tags, { tag: "returns", text: returned }];
}

/** The comment of a method whose text is not the API's. */
export function said(
  text: string,
  parameters: { readonly [name: string]: string } = {},
  returned?: string,
): DocComment {
  return { text: [text], tags: tagsOf(parameters, returned) };
}

/** A method. */
export interface Declaration {
  readonly doc?: DocComment;
  /** The comment is that of the interface; `doc` has the attributes, which are repeated. */
  readonly isInherited?: boolean;
  /** Its modifiers, and what it returns. */
  readonly type: Part;
  readonly name: string;
  readonly parameters?: readonly Part[];
  /** The expression that it returns; absent in interfaces. */
  readonly value?: Part;
  /** The call that users make, and what it came from. */
  readonly traced?: { readonly symbol: string; readonly origin: OriginId };
}

/** Prints a method that is one expression, or the head of one in an interface. */
export function emitMethodMember(file: FileWriter, declaration: Declaration): void {
  const { doc, isInherited = false, type, name, parameters = [], value, traced } = declaration;
  file.blank();
  if (isInherited) file.line("/// <inheritdoc />");
  if (doc) emitDoc(file, doc);
  const head = methodHead(type, name, parameters);
  if (traced) file.trace(traced.symbol, traced.origin);
  file.line(value === undefined ? [head, ";"] : arrow(head, value));
}

/** A type of a file. */
export interface TypeText {
  readonly name: string;
  readonly origin?: OriginId | undefined;
  readonly doc: DocComment | string;
  readonly attributes?: readonly Part[];
  /** `public sealed record`. */
  readonly kind: string;
  /** What it derives from; several where it also has interfaces. */
  readonly base?: Part;
  readonly bases?: readonly Part[];
}

/** Prints a type, with `body` in its block. */
export function emitType(file: FileWriter, text: TypeText, body: () => void): void {
  const { name, origin, doc, attributes = [], kind, base, bases = base === undefined ? [] : [base] } = text;
  file.blank();
  file.declare(name, origin);
  emitDoc(file, doc);
  for (const attribute of attributes) file.line("[", attribute, "]");
  const head = `${kind} ${name}`;
  const [first, ...others] = bases;
  emitBlock(file, first === undefined ? head : derived(head, first, ...others), body);
}

/** The field by which the runtime reads and writes a type. */
export function emitTypeField(file: FileWriter, type: Part, value: Part): void {
  file.line(fieldLine(["internal static readonly ", type, " JsonType"], value));
}

/** Prints a head and its block, whose braces have lines of their own. */
export function emitBlock(file: FileWriter, head: Part, body: () => void): void {
  file.block([head, hardline, "{"], body, "}", [head, " { }"]);
}

/** Prints statements in the block of a head. */
export function emitStatements(file: FileWriter, head: Part, statements: readonly Part[]): void {
  emitBlock(file, head, () => {
    for (const statement of statements) file.line(statement);
  });
}

/** The class by which other code of the platform reads and writes a type as the SDK does. */
export function emitConverter(name: string, file: FileWriter, { internal }: Context): void {
  file.blank();
  file.line(derived("internal sealed class Converter()", [internal("TypeConverter"), `<${name}>(JsonType);`]));
}
