import { type ResponseStatus, statusText } from "@sdkwright/plugin-api";

const names: { readonly [status: string]: string } = {
  200: "OK",
  201: "Created",
  202: "Accepted",
  203: "NonAuthoritativeInfo",
  206: "PartialContent",
  207: "MultiStatus",
  208: "AlreadyReported",
  226: "IMUsed",
  default: "Other",
};

/** A status as Go code and its readers know it. */
export interface StatusWords {
  /** Field of a result: `Accepted`. */
  readonly field: string;
  /** In sentences. */
  readonly text: string;
}

export function statusWords(status: ResponseStatus): StatusWords {
  const short = statusText(status);
  const codes = status.kind === "range" ? `${status.class}00 to ${status.class}99` : short;
  const text = status.kind === "default" ? "any other status" : `status ${codes}`;
  return { field: names[short] ?? `Status${short}`, text };
}
