import type { ErrorNode, FileWriter } from "@sdkwright/plugin-api";
import { statusErrorName, statusText } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { stringLiteral } from "../dialect.js";
import { runtime } from "../runtime.js";
import { generic, typeOf } from "../types.js";
import { emitHead } from "./declare.js";

/** `export class PetNotFoundError extends NotFoundError<Problem>`. */
export function emitError({ decl, plan }: ErrorNode, file: FileWriter, { names, types }: Context): void {
  const name = names.type(decl.id);
  const base = generic(runtime(statusErrorName(plan.parent)), [typeOf(plan.body ?? { kind: "unknown" }, types)]);
  const notes = decl.summary || decl.description ? [] : [`Status ${statusText(plan.status)}.`];
  emitHead(file, name, decl, { notes });
  file.block(
    ["export class ", name, " extends ", base.part, " {"],
    () => file.block("override get name(): string {", () => file.line("return ", stringLiteral(name), ";"), "}"),
    "}",
  );
}
