import type { EnumNode, FileWriter } from "@sdkwright/plugin-api";
import { code } from "@sdkwright/plugin-api";
import { numberLiteral, stringLiteral } from "../dialect.js";
import { declarationDoc, docOf } from "../docs.js";
import type { Emission } from "../emission.js";
import { emitHeading } from "./declare.js";

const bases = { string: "string", integer: "int64", number: "float64" } as const;

function emitConstants({ decl }: EnumNode, file: FileWriter, { names }: Emission): void {
  const name = names.type(decl.id);
  emitHeading(file, { doc: `Values of ${name}.` });
  file.block(
    "const (",
    () => {
      for (const item of decl.values) {
        const constant = names.companion("enumConstant", decl.id, item.value);
        const value = typeof item.value === "string" ? stringLiteral(item.value) : numberLiteral(item.value);
        file.declare(constant);
        file.doc(docOf(item));
        file.row([constant, name, `= ${value}`]);
      }
    },
    ")",
  );
}

/** `type Status string`, a constant for each declared value, and `Known`. Any other value is kept as it is. */
export function emitEnum(node: EnumNode, file: FileWriter, emission: Emission): void {
  const { decl } = node;
  const { names } = emission;
  const name = names.type(decl.id);
  const constants = decl.values.map(({ value }) => names.companion("enumConstant", decl.id, value));
  const known = code`
    switch v {
    case ${constants.join(", ")}:
      return true
    }`;
  const doc = declarationDoc(name, decl, "is an enum. The API may add values.");
  emitHeading(file, { name, origin: decl.origin, doc });
  file.line("type ", name, " ", bases[decl.base]);
  if (constants.length > 0) emitConstants(node, file, emission);
  file.blank();
  file.line(code`
    // Known reports whether the API definition declares the value.
    func (v ${name}) Known() bool {
      ${constants.length > 0 ? known : ""}
      return false
    }`);
}
