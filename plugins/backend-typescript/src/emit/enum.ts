import type { EnumNode, FileWriter } from "@sdkwright/plugin-api";
import { docOf } from "../docs.js";
import type { Emission } from "../emission.js";
import { entries, json } from "../literals.js";
import { assigned, keyword, literalType, type TypeExpr, union } from "../types.js";
import { emitConstants } from "./declare.js";

const openString = keyword("(string & {})");
const openNumber = keyword("(number & {})");

/**
 * The type of an enum's values. The empty intersection keeps editors proposing the declared values where others are values
 * too.
 */
function enumType({ decl, plan }: EnumNode): TypeExpr {
  const members = decl.values.map(({ value }) => literalType(value));
  if (plan.open) members.push(decl.base === "string" ? openString : openNumber);
  return union(members);
}

/** `export type Status = "active" | ...` and a constant of that name that holds the values. */
export function emitEnum(node: EnumNode, file: FileWriter, { names }: Emission): void {
  const { decl } = node;
  const name = names.type(decl.id);
  file.blank();
  file.declare(name, decl.origin);
  file.doc(docOf(decl));
  file.line("export type ", name, " =", assigned(enumType(node)), ";");
  file.blank();
  file.doc(docOf(decl));
  emitConstants(file, name, () => {
    for (const value of decl.values) {
      file.doc(docOf(value));
      for (const part of entries([[names.enumMember(decl.id, value.value), json(value.value)]])) file.line(part, ",");
    }
  });
}
