import type { DocTag } from "@sdkwright/docs-kit";
import type { DocComment, FileWriter, OriginId, Part } from "@sdkwright/plugin-api";
import { emitDoc } from "../docs.js";
import { classHead, methodHead, parameter, recordHead } from "../line-breaks.js";

/** The tags of a method: its parameters by name, and what it returns. */
export function tagsOf(parameters: { readonly [name: string]: string }, returned?: string): DocTag[] {
  const tags: DocTag[] = Object.entries(parameters).map(([name, text]) => ({ tag: "param", name, text }));
  return returned === undefined ? tags : [...tags, { tag: "return", text: returned }];
}

/** The comment of a method whose text is not the API's. */
export function said(text: string, parameters: { readonly [name: string]: string }, returned?: string): DocComment {
  return { text: [text], tags: tagsOf(parameters, returned) };
}

/** A method, or a constructor. */
export interface Declaration {
  readonly doc?: DocComment;
  /** `@Override`. */
  readonly annotation?: string;
  /** Its modifiers, and what it returns. */
  readonly type: Part;
  readonly name: string;
  readonly parameters?: readonly Part[];
  readonly body: Part;
}

/** Prints a method behind an empty line. `depth` is how many blocks it stands in. A body that is text is one line. */
export function emitMember(file: FileWriter, declaration: Declaration, depth = 1): void {
  const { doc, annotation, type, name, parameters = [], body } = declaration;
  file.blank();
  if (doc) emitDoc(file, doc);
  if (annotation) file.line(annotation);
  const head = methodHead(type, name, parameters, depth);
  const pad = "  ".repeat(depth);
  if (typeof body === "string") file.line(head, `\n${pad}  ${body}\n${pad}}`);
  else file.block(head, () => file.line(body), "}");
}

/** Prints a record that holds the value of a variant. */
export function emitVariant(file: FileWriter, name: string, type: Part, owner: string, doc: DocComment): void {
  file.blank();
  emitDoc(file, doc);
  file.line(recordHead(name, [parameter(type, "value")], owner, "}"));
}

/** Prints what a class holds for its methods, and the constructor that is given it. */
export function emitHeld(file: FileWriter, name: string, type: Part, held: string): void {
  file.line("private final ", type, ` ${held};`);
  file.blank();
  file.block([name, "(", type, ` ${held}) {`], () => file.line(`this.${held} = ${held};`), "}");
}

/** A class of a file. */
export interface ClassText {
  readonly name: string;
  readonly origin?: OriginId | undefined;
  readonly doc: DocComment | string;
  readonly annotation?: string;
  /** `public final class`. */
  readonly kind: string;
  /** `extends Model`. */
  readonly clause?: Part;
}

/** Prints a class, with `body` in its block. */
export function emitClass(file: FileWriter, text: ClassText, body: () => void): void {
  const { name, origin, doc, annotation, kind, clause } = text;
  file.blank();
  file.declare(name, origin);
  emitDoc(file, doc);
  if (annotation) file.line(annotation);
  const head = `${kind} ${name}`;
  file.block(clause === undefined ? `${head} {` : classHead(head, clause), body, "}");
}

/** Prints a block of statements. */
export function emitStatements(file: FileWriter, head: Part, statements: readonly Part[]): void {
  const print = (): void => {
    for (const statement of statements) file.line(statement);
  };
  file.block(head, print, "}");
}
