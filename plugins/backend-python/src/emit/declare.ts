import type { DocComment, FileWriter, OriginId, Part } from "@sdkwright/plugin-api";
import { list } from "@sdkwright/plugin-api";
import { annotated, type TypeExpr } from "../types.js";

/** What begins a declaration. */
export interface Heading {
  /** Name that the module declares; absent for members. */
  readonly name?: string;
  readonly origin?: OriginId;
  /** A text of our own, or what the definition says. */
  readonly doc?: string | DocComment | undefined;
}

export function emitDoc(file: FileWriter, doc: Heading["doc"]): void {
  file.doc(typeof doc === "string" ? { text: [doc] } : doc);
}

/** Two empty lines before what a module declares, of which the writer makes one: see {@link emitModuleGap}. */
function begin(file: FileWriter, { name, origin }: Heading): void {
  file.blank();
  if (name !== undefined) file.declare(name, origin);
}

/** `class Name(bases):` with its docstring. */
export function emitClass(
  file: FileWriter,
  heading: Heading & { readonly name: string; readonly bases?: readonly Part[] },
  body: () => void,
): void {
  begin(file, heading);
  const { name, bases = [], doc } = heading;
  const head: Part = bases.length > 0 ? list(["class ", name, "("], bases, "):") : ["class ", name, ":"];
  file.block(
    head,
    () => {
      emitDoc(file, doc);
      body();
    },
    "",
  );
}

/** A function or a method. */
export interface FunctionText extends Heading {
  readonly name: string;
  readonly isMember?: boolean;
  readonly isAsync?: boolean;
  /** Decorators, without `@`. */
  readonly decorators?: readonly Part[];
  readonly parameters: readonly Part[];
  readonly result: TypeExpr;
  readonly body: readonly Part[];
}

export function emitFunction(file: FileWriter, text: FunctionText): void {
  const { name, isMember = false, isAsync = false, decorators = [], parameters, result, body, doc, origin } = text;
  begin(file, isMember ? {} : { name, ...(origin !== undefined && { origin }) });
  for (const decorator of decorators) file.line("@", decorator);
  const head = list([isAsync ? "async def " : "def ", name, "("], parameters, [") -> ", annotated(result), ":"]);
  file.block(
    head,
    () => {
      emitDoc(file, doc);
      for (const line of body) file.line(line);
    },
    "",
  );
}
