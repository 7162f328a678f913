import type { EnumDecl, FileWriter, TargetContext } from "@sdkwright/plugin-api";
import { docOf } from "../docs.js";
import { entries, json } from "../literals.js";
import { modelOf } from "../model/model.js";
import { assigned, keyword, literalType, type TypeExpr, union } from "../types.js";
import { emitObjectConstant } from "./constant.js";

const openString = keyword("(string & {})");
const openNumber = keyword("(number & {})");

/**
 * The type of an enum's values. What callers read is always open, because a server may know more values than the
 * definition; what they only send is as open as the definition has it. The empty intersection keeps editors proposing
 * the known values.
 */
function enumType(decl: EnumDecl, read: boolean): TypeExpr {
  const members = decl.values.map(({ value }) => literalType(value));
  if (decl.open || read) members.push(decl.base === "string" ? openString : openNumber);
  return members.length === 0 ? keyword("never") : union(members);
}

/** `export type Status = "active" | ...` and a constant of that name that holds the values. */
export function emitEnum(decl: EnumDecl, file: FileWriter, target: TargetContext): void {
  const { names } = target;
  const name = names.type(decl.id);
  file.blank();
  file.declare(name, decl.origin);
  file.doc(docOf(decl));
  file.line("export type ", name, " =", assigned(enumType(decl, modelOf(target).read.has(decl.id))), ";");
  file.blank();
  file.doc(docOf(decl));
  const members = (): void => {
    for (const value of decl.values) {
      file.doc(docOf(value));
      for (const part of entries([[names.enumMember(decl.id, value.value), json(value.value)]])) file.line(part, ",");
    }
  };
  emitObjectConstant(file, `export const ${name} =`, members, "} as const;");
}
