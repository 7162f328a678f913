import type { ResponseStatus } from "@sdkwright/ir-schema";
import type { StatusClass } from "../model.js";

const classByStatus: ReadonlyMap<number, StatusClass> = new Map([
  [400, "bad-request"],
  [401, "unauthorized"],
  [403, "forbidden"],
  [404, "not-found"],
  [409, "conflict"],
  [422, "unprocessable-entity"],
  [429, "too-many-requests"],
]);

/** Words of the common classes: names that no other error has, or `instanceof` and its like would mix the two. */
export const STATUS_CLASSES: readonly (readonly string[])[] = [...classByStatus.values(), "internal-server"].map(
  (name) => [...name.split("-"), "error"],
);

/** The common class of errors of a status; a range below 500, or any other status, has none but that of all. */
export function statusClass(status: ResponseStatus): StatusClass {
  switch (status.kind) {
    case "code":
      return classByStatus.get(status.code) ?? (status.code >= 500 ? "internal-server" : "api");
    case "range":
      return status.class === 5 ? "internal-server" : "api";
    case "default":
      return "api";
    default:
      return status satisfies never;
  }
}
