import type { ResponseStatus } from "./operations.js";

/** The text of a status: `404`, `4XX`, `default`. */
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
