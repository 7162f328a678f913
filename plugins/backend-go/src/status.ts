import type { ResponseStatus } from "@sdkwright/plugin-api";

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

/** A status as Go code and its readers know it. */
export interface StatusWords {
  /** Field of a result: `Accepted`. */
  readonly field: string;
  /** As the tag of such a field has it. */
  readonly tag: string;
  /** In sentences. */
  readonly text: string;
}

export function statusWords(status: ResponseStatus): StatusWords {
  switch (status.kind) {
    case "code": {
      const { code } = status;
      return { field: names.get(code) ?? `Status${code}`, tag: String(code), text: `status ${code}` };
    }
    case "range": {
      const text = `status ${status.class}00 to ${status.class}99`;
      return { field: `Status${status.class}XX`, tag: `${status.class}XX`, text };
    }
    case "default":
      return { field: "Other", tag: "default", text: "any other status" };
    default:
      return status satisfies never;
  }
}
