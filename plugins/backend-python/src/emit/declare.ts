import type { DocComment, FileWriter, OriginId, Part } from "@sdkwright/plugin-api";
import { list } from "@sdkwright/plugin-api";
import { annotated, type TypeExpr } from "../types.js";

/** A text of our own, or what the definition says. */
type Doc = string | DocComment | undefined;

export function emitDoc(file: FileWriter, doc: Doc): void {
  file.doc(typeof doc === "string" ? { text: [doc] } : doc);
}

/** What the module of a file declares: an empty line comes before it, of which the dialect makes two. */
export function emitName(file: FileWriter, name: string, origin?: OriginId): void {
  file.blank();
  file.declare(name, origin);
}

/** A class. */
export interface ClassText {
  readonly name: string;
  readonly origin?: OriginId;
  readonly doc?: Doc;
  readonly bases?: readonly Part[];
}

/** `class Name(bases):` with its docstring. */
export function emitClass(file: FileWriter, { name, origin, doc, bases = [] }: ClassText, body: () => void): void {
  emitName(file, name, origin);
  const head: Part = bases.length > 0 ? list(["class ", name, "("], bases, "):") : ["class ", name, ":"];
  const members = (): void => {
    emitDoc(file, doc);
    body();
  };
  file.block(head, members, "");
}

/** A function, or a member of a class. */
export interface FunctionText {
  readonly name: string;
  readonly isAsync?: boolean;
  /** Without `@`. */
  readonly decorator?: Part;
  /** Those of a member without `self`. */
  readonly parameters?: readonly Part[];
  readonly result: TypeExpr;
  readonly doc?: Doc;
  readonly body: readonly Part[];
}

function printFunction(file: FileWriter, text: FunctionText, parameters: readonly Part[]): void {
  const { name, isAsync = false, decorator, result, doc, body } = text;
  if (decorator !== undefined) file.line("@", decorator);
  const head = list([isAsync ? "async def " : "def ", name, "("], parameters, [") -> ", annotated(result), ":"]);
  const lines = (): void => {
    emitDoc(file, doc);
    for (const line of body) file.line(line);
  };
  file.block(head, lines, "");
}

/** A function of a module. */
export function emitFunction(file: FileWriter, text: FunctionText): void {
  emitName(file, text.name);
  printFunction(file, text, text.parameters ?? []);
}

/** A method of a class. */
export function emitMember(file: FileWriter, text: FunctionText): void {
  file.blank();
  printFunction(file, text, ["self", ...(text.parameters ?? [])]);
}
