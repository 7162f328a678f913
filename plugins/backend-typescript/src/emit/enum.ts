import type { EnumNode, FileWriter } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { docOf } from "../docs.js";
import { json } from "../literals.js";
import { keyword, literalType, union } from "../types.js";
import { emitConstants, emitHead, emitType } from "./declare.js";

/** Editors keep proposing the declared values beside an empty intersection, though others are values too. */
const openString = keyword("(string & {})");

const openNumber = keyword("(number & {})");

/** `export type Status = "active" | ...` and a constant of that name that holds the values. */
export function emitEnum({ decl, plan }: EnumNode, file: FileWriter, { names }: Context): void {
  const name = names.type(decl.id);
  const members = decl.values.map(({ value }) => literalType(value));
  if (plan.open) members.push(decl.base === "string" ? openString : openNumber);
  emitHead(file, name, decl);
  emitType(file, name, union(members));
  file.blank();
  file.doc(docOf(decl));
  const constants = decl.values.map((member) => {
    const { value } = member;
    return { doc: docOf(member), key: names.enumMember(decl.id, value), value: json(value) };
  });
  emitConstants(file, name, constants);
}
