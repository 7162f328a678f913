import type { FileWriter, Part, TypeId, TypeNode } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { external, typing } from "../dialect.js";
import { docOf } from "../docs.js";
import { call, stringLiteral } from "../literals.js";
import { ringOf } from "../shapes.js";
import { assigned, INDENT, unionExpression } from "../types.js";
import { emitDoc, emitName } from "./declare.js";

/** Types in an expression that is made when its module is imported: those of other modules are imported before. */
function expressionTypes(context: Context): Context["fields"] {
  const { names, layout, fields } = context;
  return {
    ...fields,
    ref: (id) => ({ part: "sym", name: names.type(id), module: layout.types.get(id) ?? layout.paths.types }),
  };
}

/** `Name: TypeAlias = ...`, or a type that can hold itself. */
export function emitExpression(
  { decl }: TypeNode,
  value: (typeContext: Context["fields"]) => Part,
  file: FileWriter,
  context: Context,
): void {
  const { names, fields, sdk } = context;
  const name = names.type(decl.id);
  emitName(file, name, decl.origin);
  const ring = ringOf(sdk, decl.id);
  if (ring.length > 0) {
    // A recursive alias cannot name itself while it is being defined, so names are quoted. Type checkers resolve such
    // names within one module only, and not in a call.
    const valueBy = (refer: (id: TypeId) => Part): Part =>
      value({ ...fields, ref: (id) => ['"', refer(id), '"'], union: unionExpression });
    const seen = valueBy((id) => (ring.includes(id) ? names.type(id) : fields.ref(id)));
    const told = assigned([name, ": ", typing("TypeAlias")], seen, { depth: INDENT });
    file.block(["if ", typing("TYPE_CHECKING"), ":"], () => file.line(told), "");
    const made = call(external("typing_extensions", "TypeAliasType"), [stringLiteral(name), valueBy(fields.ref)]);
    file.block("else:", () => file.line(name, " = ", made), "");
  } else {
    file.line(assigned([name, ": ", typing("TypeAlias")], value(expressionTypes(context))));
  }
  emitDoc(file, docOf(decl));
}
