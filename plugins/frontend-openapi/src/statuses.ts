import type { ResponseStatus } from "@sdkwright/plugin-api";

/** Reason phrases of RFC 9110 and the IANA registry, as words. */
const REASONS: ReadonlyMap<number, string> = new Map([
  [200, "OK"],
  [201, "Created"],
  [202, "Accepted"],
  [203, "Non Authoritative Information"],
  [204, "No Content"],
  [205, "Reset Content"],
  [206, "Partial Content"],
  [207, "Multi Status"],
  [300, "Multiple Choices"],
  [301, "Moved Permanently"],
  [302, "Found"],
  [303, "See Other"],
  [304, "Not Modified"],
  [307, "Temporary Redirect"],
  [308, "Permanent Redirect"],
  [400, "Bad Request"],
  [401, "Unauthorized"],
  [402, "Payment Required"],
  [403, "Forbidden"],
  [404, "Not Found"],
  [405, "Method Not Allowed"],
  [406, "Not Acceptable"],
  [407, "Proxy Authentication Required"],
  [408, "Request Timeout"],
  [409, "Conflict"],
  [410, "Gone"],
  [411, "Length Required"],
  [412, "Precondition Failed"],
  [413, "Content Too Large"],
  [414, "URI Too Long"],
  [415, "Unsupported Media Type"],
  [416, "Range Not Satisfiable"],
  [417, "Expectation Failed"],
  [418, "Teapot"],
  [421, "Misdirected Request"],
  [422, "Unprocessable Entity"],
  [423, "Locked"],
  [424, "Failed Dependency"],
  [425, "Too Early"],
  [426, "Upgrade Required"],
  [428, "Precondition Required"],
  [429, "Too Many Requests"],
  [431, "Request Header Fields Too Large"],
  [451, "Unavailable For Legal Reasons"],
  [500, "Internal Server"],
  [501, "Not Implemented"],
  [502, "Bad Gateway"],
  [503, "Service Unavailable"],
  [504, "Gateway Timeout"],
  [505, "HTTP Version Not Supported"],
  [507, "Insufficient Storage"],
  [508, "Loop Detected"],
  [511, "Network Authentication Required"],
]);

const CLASSES = ["", "Informational", "Successful", "Redirection", "Client", "Server"];

/** Reads a key of `responses`; undefined if it is not a status. `4xx` is taken as `4XX`. */
export function parseStatus(key: string): ResponseStatus | undefined {
  if (key === "default") return { kind: "default" };
  const first = key.charCodeAt(0) - ZERO;
  if (key.length !== 3 || !(first >= 1 && first <= 5)) return undefined;
  const rest = key.slice(1);
  if (rest === "XX" || rest === "xx") return { kind: "range", class: first as 1 | 2 | 3 | 4 | 5 };
  const code = Number(key);
  return code >= 100 && code <= 599 && Number.isInteger(code) ? { kind: "code", code } : undefined;
}

const ZERO = 48;

/** Hundreds of a status; 0 for `default`. */
export function classOf(status: ResponseStatus): number {
  if (status.kind === "code") return Math.floor(status.code / 100);
  return status.kind === "range" ? status.class : 0;
}

/** Statuses whose responses have no body, by RFC 9110. */
const BODILESS: ReadonlySet<number> = new Set([204, 205, 304]);

export function isBodiless(status: ResponseStatus): status is ResponseStatus & { readonly kind: "code" } {
  return status.kind === "code" && BODILESS.has(status.code);
}

/** The words by which a status is called. */
export function statusWords(status: ResponseStatus): readonly string[] {
  switch (status.kind) {
    case "code":
      return REASONS.get(status.code)?.split(" ") ?? ["Status", String(status.code)];
    case "range":
      return [CLASSES[status.class]!];
    case "default":
      return ["Default"];
    default:
      return status satisfies never;
  }
}

/** Exact statuses first in ascending order, then ranges, then the default. */
export function statusOrder(status: ResponseStatus): number {
  if (status.kind === "code") return status.code;
  return status.kind === "range" ? 1000 + status.class : 2000;
}
