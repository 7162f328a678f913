import type { EnumDecl, FileWriter, TargetContext } from "@sdkwright/plugin-api";
import { numberLiteral, stringLiteral } from "../dialect.js";
import { declarationDoc, docOf } from "../docs.js";
import { emissionOf } from "../emission.js";

const bases = { string: "string", integer: "int64", number: "float64" } as const;

/** `type Status string`, a constant for each declared value, and `Known`. Any other value is kept as it is. */
export function emitEnum(decl: EnumDecl, file: FileWriter, target: TargetContext): void {
  const { model } = emissionOf(target);
  const name = target.names.type(decl.id);
  file.blank();
  file.declare(name, decl.origin);
  file.doc(declarationDoc(name, decl, "is a value of a list, which can grow."));
  file.line("type ", name, " ", bases[decl.base]);
  const constants = decl.values.map((item) => ({ item, constant: model.constant(decl.id, item.value) }));
  if (constants.length > 0) {
    file.blank();
    file.line(`// The declared values of ${name}.`);
    file.block(
      "const (",
      () => {
        for (const { item, constant } of constants) {
          file.declare(constant);
          file.doc(docOf(item));
          const value = typeof item.value === "string" ? stringLiteral(item.value) : numberLiteral(item.value);
          file.row([constant, name, `= ${value}`]);
        }
      },
      ")",
    );
  }
  file.blank();
  file.line("// Known reports whether the value is one that the definition declares.");
  file.block(
    ["func (v ", name, ") Known() bool {"],
    () => {
      if (constants.length === 0) file.line("return false");
      else {
        file.line("switch v {");
        file.line("case ", constants.map(({ constant }) => constant).join(", "), ":");
        file.line("\treturn true");
        file.line("}");
        file.line("return false");
      }
    },
    "}",
  );
}
