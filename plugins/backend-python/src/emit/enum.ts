import type { EnumNode, FileWriter } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { builtin } from "../dialect.js";
import { literalType, unionExpression, unique } from "../types.js";
import { emitExpression } from "./expression.js";

export const bases = { string: "str", integer: "int", number: "float" } as const;

/** `Status: TypeAlias = Union[Literal["active"], str]`: editors propose the declared values, and others are values too. */
export function emitEnum(node: EnumNode, file: FileWriter, context: Context): void {
  const { decl, plan } = node;
  const literals = literalType(decl.values.map(({ value }) => value));
  const all = plan.open ? unique([...literals, builtin(bases[decl.base])]) : literals;
  emitExpression(node, () => unionExpression(all), file, context);
}
