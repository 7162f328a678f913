import type { ErrorNode, FileWriter, StatusClass } from "@sdkwright/plugin-api";
import { stringLiteral } from "../dialect.js";
import { docOf, statusText } from "../docs.js";
import type { Emission } from "../emission.js";
import { runtime } from "../runtime.js";
import { generic, typeOf } from "../types.js";

const CLASSES: { readonly [K in StatusClass]: string } = {
  "bad-request": "BadRequestError",
  unauthorized: "UnauthorizedError",
  forbidden: "ForbiddenError",
  "not-found": "NotFoundError",
  conflict: "ConflictError",
  "unprocessable-entity": "UnprocessableEntityError",
  "too-many-requests": "TooManyRequestsError",
  "internal-server": "InternalServerError",
  api: "ApiError",
};

/** `export class PetNotFoundError extends NotFoundError<Problem>`. */
export function emitError({ decl, plan }: ErrorNode, file: FileWriter, { names, types }: Emission): void {
  const name = names.type(decl.id);
  const base = runtime(CLASSES[plan.parent]);
  const body = typeOf(plan.body ?? { kind: "unknown" }, types);
  file.blank();
  file.declare(name, decl.origin);
  file.doc(docOf(decl, { notes: decl.summary || decl.description ? [] : [`Status ${statusText(plan.status)}.`] }));
  file.block(
    ["export class ", name, " extends ", generic(base, base.name, [body]).part, " {"],
    () => {
      file.block("override get name(): string {", () => file.line("return ", stringLiteral(name), ";"), "}");
    },
    "}",
  );
}
