import type { ErrorDecl, ResponseStatus } from "@sdkwright/plugin-api";

/** True where an error gets a type of its own: it has a body, which the type of its status does not know. */
export function hasErrorType(error: ErrorDecl): boolean {
  return error.type !== null;
}

/** The statuses of an error, as a reader is told them. */
export function statusText(status: ResponseStatus): string {
  switch (status.kind) {
    case "code":
      return `status ${status.code}`;
    case "range":
      return `status ${status.class}00 to ${status.class}99`;
    case "default":
      return "any other status";
    default:
      return status satisfies never;
  }
}
