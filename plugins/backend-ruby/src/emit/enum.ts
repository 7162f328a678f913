import type { EnumNode, FileWriter } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { docOf } from "../docs.js";
import { assigned, floatLiteral, items, scalar, stringLiteral } from "../literals.js";
import { emitClass, emitIn } from "./declare.js";

/** A value as a constant of the class that all values of its enum have. */
export function enumLiteral(value: string | number, base: EnumNode["decl"]["base"]): string {
  if (typeof value === "string") return stringLiteral(value);
  return base === "integer" ? scalar(value) : floatLiteral(value);
}

/** `module Status`: a constant for each declared value. */
export function emitEnum({ decl }: EnumNode, file: FileWriter, context: Context): void {
  const { names, core } = context;
  const values = [...new Map(decl.values.map((item) => [item.value, item])).values()];
  const members = values.map((node) => ({ node, name: names.enumMember(decl.id, node.value) }));
  const doc = docOf(decl, `Values of \`${decl.name.wire}\`.`);
  emitIn(file, context, "Types", () => {
    emitClass(file, { name: names.type(decl.id), kind: "module", origin: decl.origin, doc }, () => {
      file.line("extend ", core("Enum"));
      file.blank();
      for (const { node, name } of members) {
        const { text, tags = [] } = docOf(node, "");
        if (text.length + tags.length > 0) file.doc({ text, tags });
        file.line(assigned(`${name} =`, enumLiteral(node.value, decl.base)));
      }
      file.blank();
      file.doc({ text: ["All declared values."] });
      file.line("VALUES = ", items(members.map(({ name }) => name)), ".freeze");
    });
  });
}
