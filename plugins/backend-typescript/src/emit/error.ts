import type { ErrorDecl, FileWriter, Sym, TargetContext } from "@sdkwright/plugin-api";
import { stringLiteral } from "../dialect.js";
import { docOf } from "../docs.js";
import { emissionOf } from "../emission.js";
import { hasErrorClass } from "../model/model.js";
import { runtime } from "../runtime.js";
import { generic, typeOf } from "../types.js";

const byStatus: ReadonlyMap<number, string> = new Map([
  [400, "BadRequestError"],
  [401, "UnauthorizedError"],
  [403, "ForbiddenError"],
  [404, "NotFoundError"],
  [409, "ConflictError"],
  [422, "UnprocessableEntityError"],
  [429, "TooManyRequestsError"],
]);

/** The runtime's class for a status. */
export function statusClass(status: number): Sym {
  return runtime(byStatus.get(status) ?? (status >= 500 ? "InternalServerError" : "ApiError"));
}

/** `export class PetNotFoundError extends NotFoundError<Problem>`. */
export function emitError(decl: ErrorDecl, file: FileWriter, target: TargetContext): void {
  if (!hasErrorClass(decl) || decl.status.kind !== "code" || !decl.type) return;
  const name = target.names.type(decl.id);
  const body = typeOf(decl.type, emissionOf(target).types);
  const base = statusClass(decl.status.code);
  file.blank();
  file.declare(name, decl.origin);
  file.doc(docOf(decl, { notes: decl.summary || decl.description ? [] : [`Status ${decl.status.code}.`] }));
  file.block(
    ["export class ", name, " extends ", generic(base, base.name, [body]).part, " {"],
    () => {
      file.block("override get name(): string {", () => file.line("return ", stringLiteral(name), ";"), "}");
    },
    "}",
  );
}
