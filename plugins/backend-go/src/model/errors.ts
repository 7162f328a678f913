import type { ErrorDecl } from "@sdkwright/plugin-api";

/** True where an error gets a type of its own: it has one exact status, and a body that its status's type does not know. */
export function hasErrorType(error: ErrorDecl): boolean {
  return error.status.kind === "code" && error.type !== null;
}
