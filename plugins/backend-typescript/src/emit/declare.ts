import type { DocComment, Documented, FileWriter, OriginId, Part, Sym } from "@sdkwright/plugin-api";
import { group, indent, join, line, list, textWidth, typeUse } from "@sdkwright/plugin-api";
import { dialect, memberKey } from "../dialect.js";
import { type DocExtras, docOf } from "../docs.js";
import { entryPart, type Value } from "../literals.js";
import { annotated, assigned, type TypeExpr } from "../types.js";

/** Records the name of a declaration that comes from the definition, and writes its doc comment. */
export function emitHead(
  file: FileWriter,
  name: string,
  decl: Documented & { readonly origin: OriginId },
  extras: DocExtras = {},
): void {
  file.blank();
  file.declare(name, decl.origin);
  file.doc(docOf(decl, extras));
}

/** Writes the doc comment of a declaration that does not come from the definition, in a sentence or two. */
export function emitDoc(file: FileWriter, text: string): void {
  file.blank();
  file.doc({ text: [text] });
}

/** `export type Name = ...;` */
export function emitType(file: FileWriter, name: string, type: TypeExpr): void {
  file.line("export type ", name, " =", assigned(type), ";");
}

/** ` extends A, B`: what stands behind the name of an interface. */
export function heritage(parents: readonly Part[]): Part {
  const uses = join(", ", parents);
  if (parents.length === 0) return "";
  return parents.length === 1 ? [" extends ", uses] : group(indent(line, "extends ", uses));
}

/** `export interface Name { ... }`; `heritage` stands behind the name. */
export function emitInterface(file: FileWriter, name: string, members: () => void, heritage: Part = ""): void {
  file.block(["export interface ", name, heritage, " {"], members, "}");
}

/** A function, or a method, that returns an expression. */
export function emitFunction(
  file: FileWriter,
  head: Part,
  body: { readonly parameters: readonly Part[]; readonly result: Part; readonly value: Part },
): void {
  const signature = list("(", body.parameters, [")", ": ", body.result, ""]);
  file.block([head, signature, " {"], () => file.line("return ", body.value, ";"), "}");
}

/** One member of an emitted interface. */
export function emitMember(file: FileWriter, key: string, optional: boolean, type: TypeExpr): void {
  file.line(memberKey(key), optional ? "?:" : ":", annotated(type), ";");
}

/** `const name: Type = { ... };` as formatters lay it out, the name being too long for its line or not. */
export function emitConstant(file: FileWriter, name: string, type: Sym, value: Value): void {
  const fits = textWidth(`const ${name}: ${type.name} = {`) <= dialect.width;
  const assigned = fits ? [" ", value.part] : indent(line, value.part);
  file.line("const ", name, ": ", typeUse(type), " =", assigned, ";");
}

/** One of several constants, by its key. */
export interface Constant {
  readonly doc: DocComment | undefined;
  readonly key: string;
  readonly value: Value;
}

/**
 * `export const Name = {`, the constants, `} as const;`. Where the name is too long for that line, formatters move the
 * object to the next one.
 */
export function emitConstants(file: FileWriter, name: string, constants: readonly Constant[]): void {
  const head = `export const ${name} =`;
  const tail = "} as const;";
  const members = (): void => {
    for (const { doc, key, value } of constants) {
      file.doc(doc);
      file.line(entryPart(key, value), ",");
    }
  };
  if (textWidth(`${head} {`) <= dialect.width) file.block(`${head} {`, members, tail);
  else file.block(head, () => file.block("{", members, tail), "");
}
