import type { Api, HttpOperation, ResponseStatus, Type } from "@sdkwright/plugin-api";
import { pageTypes, responseShape, typeAt } from "@sdkwright/plugin-api";

/** Successes of one type: their statuses, and what they carry. */
export interface Success {
  readonly statuses: readonly ResponseStatus[];
  readonly type: Type;
  readonly doc: string | undefined;
}

const names: ReadonlyMap<number, string> = new Map([
  [200, "OK"],
  [201, "Created"],
  [202, "Accepted"],
  [203, "NonAuthoritativeInfo"],
  [206, "PartialContent"],
  [207, "MultiStatus"],
  [208, "AlreadyReported"],
  [226, "IMUsed"],
]);

/** Field of a result for a status, as Go calls it: `Accepted`. */
export function statusField(status: ResponseStatus): string {
  switch (status.kind) {
    case "code":
      return names.get(status.code) ?? `Status${status.code}`;
    case "range":
      return `Status${status.class}XX`;
    case "default":
      return "Other";
    default:
      return status satisfies never;
  }
}

/** A status as the tag of such a field has it. */
export function statusTag(status: ResponseStatus): string {
  if (status.kind === "code") return String(status.code);
  return status.kind === "range" ? `${status.class}XX` : "default";
}

/**
 * The successes of an operation by type, in declared order: of those that are of the kind that the method gives back.
 * More than one means that the status tells what a call gives.
 */
export function successesOf(api: Api, operation: HttpOperation): readonly Success[] {
  const { content } = responseShape(operation);
  const byType = new Map<string, Success>();
  for (const { status, contents, description, summary } of operation.responses) {
    const [first] = contents;
    if (!first || first.kind !== content?.kind || first.kind === "binary") continue;
    const type = (operation.returns && typeAt(api, first.type, operation.returns)) ?? first.type;
    const key = JSON.stringify(type);
    const known = byType.get(key);
    const statuses = [...(known?.statuses ?? []), status];
    byType.set(key, { statuses, type, doc: known?.doc ?? description ?? summary });
  }
  return [...byType.values()];
}

/** True where the status tells what a call gives, so that its result is a struct with a field for each. */
export function givesByStatus(api: Api, operation: HttpOperation): boolean {
  if (responseShape(operation).content?.kind !== "json" || pageTypes(api, operation)) return false;
  return successesOf(api, operation).length > 1;
}
