import type { EnumNode, FileWriter } from "@sdkwright/plugin-api";
import { code } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { numberLiteral, stringLiteral } from "../dialect.js";
import { declarationDoc, docOf } from "../docs.js";
import { emitHeading } from "./declare.js";
import { emitCall } from "./field.js";

const bases = { string: "string", integer: "int64", number: "float64" } as const;

function emitConstants({ decl }: EnumNode, file: FileWriter, { names }: Context): void {
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

/** `Known`. A `switch` over texts would take a multiple of the time to compile. */
function emitKnown({ decl }: EnumNode, file: FileWriter, context: Context): void {
  const { names } = context;
  const head = `func (v ${names.type(decl.id)}) Known() bool`;
  const texts = decl.values.map(({ value }) => value).filter((value) => typeof value === "string");
  const constants = decl.values.map(({ value }) => names.companion("enumConstant", decl.id, value));
  file.blank();
  file.line("// Known reports whether the API definition declares the value.");
  if (decl.values.length === 0) file.line(head, " { return false }");
  else if (texts.length === decl.values.length) {
    emitCall(head, "OneOf", ["string(v)", ...texts.map(stringLiteral)].join(", "), file, context);
  } else {
    file.line(code`
      ${head} {
        switch v {
        case ${constants.join(", ")}:
          return true
        }
        return false
      }`);
  }
}

/** `type Status string`, a constant for each declared value, and `Known`. Any other value is kept as it is. */
export function emitEnum(node: EnumNode, file: FileWriter, context: Context): void {
  const { decl } = node;
  const name = context.names.type(decl.id);
  const doc = declarationDoc(name, decl, "is an enum. The API may add values.");
  emitHeading(file, { name, origin: decl.origin, doc });
  file.line("type ", name, " ", bases[decl.base]);
  if (decl.values.length > 0) emitConstants(node, file, context);
  emitKnown(node, file, context);
}
