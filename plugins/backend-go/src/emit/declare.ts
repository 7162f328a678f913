import type { DocComment, FileWriter, OriginId, Part } from "@sdkwright/plugin-api";
import { atom, type Entry, layOut, struct } from "../literals.js";

/** What begins a declaration. */
export interface Heading {
  /** Name that the file declares; absent for methods. */
  readonly name?: string;
  readonly origin?: OriginId;
  /** A text of our own, or what the definition says. */
  readonly doc?: string | DocComment;
}

/** An empty line, the name, the doc comment. */
export function emitHeading(file: FileWriter, { name, origin, doc }: Heading): void {
  file.blank();
  if (name !== undefined) file.declare(name, origin);
  file.doc(typeof doc === "string" ? { text: [doc] } : doc);
}

/** A function or a method. */
export interface FunctionText extends Heading {
  /** What stands behind `func`, without the brace. */
  readonly head: readonly Part[];
  readonly body: readonly Part[];
}

export function emitFunction(file: FileWriter, { head, body, ...heading }: FunctionText): void {
  emitHeading(file, heading);
  file.block(["func ", ...head, " {"], () => file.line(...body), "}");
}

/** A type that is a struct, with a line for each field. */
export interface StructText extends Heading {
  readonly name: string;
  /** Type parameters, in brackets. */
  readonly parameters?: string;
}

export function emitStruct(file: FileWriter, { parameters = "", ...heading }: StructText, fields: () => void): void {
  emitHeading(file, heading);
  const type = ["type ", heading.name, parameters, " struct"];
  file.block([...type, " {"], fields, "}", [...type, "{}"]);
}

/** A function that makes a struct which holds what all of its kind share, and others of its kind. */
export interface ConstructorText {
  /** Name of the function. */
  readonly maker: string;
  /** Name of the struct. */
  readonly type: string;
  /** Field for what is shared, and the type that it points to. */
  readonly field: string;
  readonly shared: Part;
  /** The others by field, with the functions that make them. */
  readonly children: readonly (readonly [field: string, maker: string])[];
}

/** `func newPetsClient(c *core.Client) *PetsClient { return &PetsClient{core: c, Photos: newPhotosClient(c)} }`. */
export function emitConstructor(file: FileWriter, { maker, type, field, shared, children }: ConstructorText): void {
  const [parameter = ""] = field;
  const entries = children.map(([name, make]): Entry => [name, atom(`${make}(${parameter})`)]);
  const literal = struct(["&", type], [[field, atom(parameter)], ...entries], type.length);
  emitFunction(file, { head: [maker, "(", parameter, " *", shared, ") *", type], body: ["return ", layOut(literal)] });
}
