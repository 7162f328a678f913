import type { ErrorDecl, FileWriter, ResponseStatus, Sym, TargetContext } from "@sdkwright/plugin-api";
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

/** `404`, `4XX`, `default`: as operations list their errors, and as readers are told. */
export function statusText(status: ResponseStatus): string {
  switch (status.kind) {
    case "code":
      return String(status.code);
    case "range":
      return `${status.class}XX`;
    case "default":
      return "default";
    default:
      return status satisfies never;
  }
}

/** The runtime's class that an error of a status extends. */
function statusClass(status: ResponseStatus): Sym {
  const first = status.kind === "code" ? status.code : status.kind === "range" ? status.class * 100 : 0;
  const exact = status.kind === "code" ? byStatus.get(status.code) : undefined;
  return runtime(exact ?? (first >= 500 ? "InternalServerError" : "ApiError"));
}

/** `export class PetNotFoundError extends NotFoundError<Problem>`. */
export function emitError(decl: ErrorDecl, file: FileWriter, target: TargetContext): void {
  if (!hasErrorClass(decl) || !decl.type) return;
  const name = target.names.type(decl.id);
  const body = typeOf(decl.type, emissionOf(target).types);
  const base = statusClass(decl.status);
  file.blank();
  file.declare(name, decl.origin);
  file.doc(docOf(decl, { notes: decl.summary || decl.description ? [] : [`Status ${statusText(decl.status)}.`] }));
  file.block(
    ["export class ", name, " extends ", generic(base, base.name, [body]).part, " {"],
    () => {
      file.block("override get name(): string {", () => file.line("return ", stringLiteral(name), ";"), "}");
    },
    "}",
  );
}
